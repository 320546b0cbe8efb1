import { fieldLabel } from '../../../content/check/wording';
import type { ContentFile } from '../../../content/model/entry';
import { modelOf } from '../../../content/model/model';
import type { PreviewMessage } from '../messages';
import { readSource } from './fieldMarks';
import { fieldShownAt } from './markedPage';
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
  document.addEventListener('pointermove', (event) => outline(fieldShownAt(event)?.source));
  document.documentElement.addEventListener('pointerleave', () => outline());
  for (const type of blockedEvents) document.addEventListener(type, onEvent, { capture: true });

  function outline(source?: string): void {
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
    const shown = fieldShownAt(event);
    if (shown) told().form?.openField(shown.source, shown.words);
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
