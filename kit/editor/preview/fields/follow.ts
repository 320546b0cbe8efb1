import { changedFields } from '../../../content/differences/changedFields';
import type { FieldPath } from '../../../content/fields/paths';
import { fieldsOf } from '../../../content/fields/walk';
import type { ContentFile } from '../../../content/model/entry';
import { isPageCollection, modelOf } from '../../../content/model/model';
import { placesOf } from './markedPage';

/** How much of a text must be visible to count as in view, in pixels. */
const MIN_VISIBLE_PX = 40;

/** Where something that was out of view is scrolled to, as a fraction of the window’s height. */
const SCROLL_OFFSET = 0.25;

/** A field that has got the focus, or was changed. */
export interface FollowedField {
  /** Such as `pages/clients.sections.2.title`. */
  field: string;
  /** Of a long text: the lines that are meant, as they are written; without any, all of it. */
  lines?: readonly string[];
}

/**
 * Keeps a field in view: scrolls the page, and nothing around it, to where the field is shown unless that is in view, and
 * again as pictures arrive, until a person scrolls.
 *
 * @returns what ends it
 */
export function keepInView(followed: FollowedField): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  onReshape(() => showField(followed), signal);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, end, { signal, passive: true });
  }
  return end;
}

/** Calls a function now, and whenever the page changes its shape, until the signal. */
export function onReshape(act: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(act);
  for (const part of document.querySelectorAll('body, #page, #page > *')) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
}

function showField({ field, lines }: FollowedField): void {
  const places = placesOf(field, lines);
  places[0]?.startContainer.parentElement?.closest('details')?.setAttribute('open', '');
  const boxes = places.map((place) => place.getBoundingClientRect());
  const [first] = boxes;
  if (first === undefined || boxes.some(isInView)) return;
  scrollBy({ top: first.top - innerHeight * SCROLL_OFFSET, behavior: 'instant' });
}

/** Any part of a long text will do: it may be the one that was clicked. */
function isInView({ top, bottom }: DOMRect): boolean {
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return visible >= Math.min(bottom - top, MIN_VISIBLE_PX);
}

/**
 * The field to follow when the form tells of a file: the first that was typed, added, moved or removed; of a file that was
 * opened, and is shown within a page, its first.
 */
export function fieldToFollow(
  before: ContentFile | undefined,
  now: ContentFile,
): FollowedField | undefined {
  const { collection, name } = now;
  const schema = modelOf(collection);
  const sourceOf = (path: FieldPath) => `${collection}/${name}.${path.join('.')}`;
  if (before?.collection !== collection || before.name !== name) {
    const [first] = fieldsOf(schema);
    return isPageCollection(collection) || !first ? undefined : { field: sourceOf([first.name]) };
  }
  const [change] = changedFields(schema, before.fields, now.fields);
  return change && { field: sourceOf(change.path), lines: linesAdded(change.from, change.to) };
}

/** The lines of a text that another hasn’t. */
export function linesAdded(other: unknown, text: unknown): string[] {
  if (typeof other !== 'string' || typeof text !== 'string') return [];
  const known = other.split('\n');
  return text.split('\n').filter((line) => !known.includes(line));
}
