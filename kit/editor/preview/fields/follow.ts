import { fieldsIn } from '../../../content/fields/walk';
import type { ContentFile } from '../../../content/model/entry';
import { modelOf } from '../../../content/model/model';
import { domNodesIn, placesOf, rangeOf } from './markedPage';

/** How much of a text must be visible to count as in view, in pixels. */
const MIN_VISIBLE_PX = 40;

/** Where something that was out of view is scrolled to, as a fraction of the window’s height. */
const SCROLL_OFFSET = 0.25;

/** A field that has got the focus, or was changed. */
export interface FollowedField {
  /** Such as `pages/clients.sections.2.title`. */
  field: string;
  /** If it was changed: the words that the page showed of it until then. */
  before?: string | undefined;
}

/**
 * Scrolls the page, and nothing around it, to where a field is shown, or to where its words have changed, unless that
 * is in view.
 */
export function showField({ field, before }: FollowedField): void {
  const places = placesOf(field);
  const [place, ...others] = places;
  if (place === undefined) return;
  place.startContainer.parentElement?.closest('details')?.setAttribute('open', '');
  const isChangedText = before !== undefined && others.length === 0;
  const boxes = isChangedText
    ? changedLine(place, before)
    : places.map((each) => each.getBoundingClientRect());
  const [first] = boxes;
  if (first === undefined || boxes.some(isInView)) return;
  scrollBy({ top: first.top - innerHeight * SCROLL_OFFSET, behavior: 'instant' });
}

/** Any part of a long text will do: it may be the one that was clicked. */
function isInView({ top, bottom }: DOMRect): boolean {
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return visible >= Math.min(bottom - top, MIN_VISIBLE_PX);
}

/** The words that the page shows of a field. */
export function wordsShown(field: string): string {
  return String(placesOf(field)[0] ?? '');
}

/** The line with the first words that differ, or the last line if only words at the end have gone; none if none differ. */
function changedLine(place: Range, before: string): DOMRect[] {
  const now = String(place);
  if (now === before) return [];
  let same = 0;
  while (same < now.length && now[same] === before[same]) same += 1;
  for (const node of domNodesIn(place.commonAncestorContainer)) {
    if (!(node instanceof Text && place.intersectsNode(node))) continue;
    const changed = rangeOf(node);
    changed.setStart(node, Math.min(same, node.length));
    const [line] = same < node.length ? changed.getClientRects() : [];
    if (line) return [line];
    same = Math.max(0, same - node.length);
  }
  return [...place.getClientRects()].slice(-1);
}

/** The first field in which two versions of a file differ: what was typed, added, moved or removed. */
export function changedField(before: ContentFile, now: ContentFile): string | undefined {
  if (before.collection !== now.collection || before.name !== now.name) return undefined;
  const [old, own] = [valuesOf(before), valuesOf(now)];
  const fields = [...own.keys(), ...old.keys()];
  const changed = fields.find((field) => !Object.is(own.get(field), old.get(field)));
  return changed && `${now.collection}/${now.name}.${changed}`;
}

/** The values of the fields, each by its path, such as `sections.2.title`. */
function valuesOf({ collection, fields }: ContentFile): Map<string, unknown> {
  const written = [...fieldsIn(modelOf(collection), fields)];
  return new Map(written.map(({ path, value }) => [path.join('.'), value]));
}
