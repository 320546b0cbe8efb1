import { fieldLabel } from '../../../content/check/wording';
import type { ContentFile } from '../../../content/model/entry';
import { modelOf } from '../../../content/model/model';
import { readSource } from '../../form/keyPaths';
import type { PreviewMessage } from '../messages';
import { fieldShownAt, type Point, type ShownField } from './markedPage';
import { outlineFields } from './outlines';

/** Events that would make something happen on the site: a click, typing, dropping a file. */
const blockedEvents = ['click', 'auxclick', 'beforeinput', 'drop', 'dragstart'];

/**
 * Outlines the field under the pointer, with its name, and opens it on a click. Nothing else on the page reacts, since
 * the preview is only for looking.
 *
 * @param told what the form has told so far
 */
export function watchPointer(told: () => Partial<PreviewMessage>): void {
  let outlined: string | undefined;
  let removeOutline = () => {};
  document.addEventListener('pointermove', ({ target, x, y }) => {
    outline(target instanceof Element ? fieldShownAt(target, { x, y }) : undefined);
  });
  document.documentElement.addEventListener('pointerleave', () => outline());
  for (const type of blockedEvents) document.addEventListener(type, onEvent, { capture: true });

  function outline({ source }: Partial<ShownField> = {}): void {
    if (source === outlined) return;
    removeOutline();
    const word = source && labelOfSource(source, told().entry);
    removeOutline = source && word ? outlineFields([{ field: source, word }]) : () => {};
    outlined = source;
  }

  function onEvent(event: Event): void {
    const { target } = event;
    // The expandable parts above the page aren’t part of it.
    if (!(target instanceof Element) || target.closest('[data-outside-page] summary')) return;
    event.preventDefault();
    if (!(event instanceof MouseEvent) || event.type !== 'click') return;
    const point = { x: event.clientX, y: event.clientY };
    const shown = fieldShownAt(target, point);
    if (shown) told().form?.openField(shown.source, wordsAt(shown, point));
  }
}

/** The name of a field, with that of its file unless it is the one being edited. */
function labelOfSource(source: string, entry: ContentFile | undefined): string | undefined {
  const { collection, name, field } = readSource(source) ?? {};
  if (collection === undefined || field === undefined) return undefined;
  const label = fieldLabel(collection, field.split('.'));
  const isOwn = entry?.collection === collection && entry.name === name;
  return isOwn ? label : `${modelOf(collection).label}: ${label}`;
}

/** The words at a point within a field, as far as they are in one text node; undefined if there are none. */
function wordsAt({ place }: ShownField, { x, y }: Point): string | undefined {
  const node = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  return node instanceof Text && place.intersectsNode(node) ? node.data.trim() : undefined;
}
