import type { ContentFile } from '../../content/model/entry';
import { focusField, openForm } from '../engine/fields';
import { readSource } from './fields/fieldMarks';

/**
 * Opens a field such as `pages/clients.sections.2.title`, with the caret before some words of it, where it has them
 * as the page shows them.
 *
 * @param open the file whose form is open; if the field is in another file, that one is opened
 */
export async function openField(source: string, open: ContentFile, words?: string): Promise<void> {
  const read = readSource(source);
  if (read === undefined) return;
  const { collection, name, field } = read;
  const isOther = collection !== open.collection || name !== open.name;
  if (isOther && !(await openForm(collection, name))) return;
  const isShown = await focusField(field);
  if (isShown && words) placeCaret(words);
}

function placeCaret(words: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const at = field.value.indexOf(words);
  if (at < 0) return;
  field.setSelectionRange(at, at);
  // Browsers scroll to the caret only when the field is focused.
  field.blur();
  field.focus();
}
