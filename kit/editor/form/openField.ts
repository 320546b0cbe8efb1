import { focusField, openForm } from '../engine/fields';
import { type FieldSource, keyPathOf, readSource } from './keyPaths';

/** The file whose form is open. */
export type OpenFile = Pick<FieldSource, 'collection' | 'name'>;

/** Words in a field, and how many times they occur before. */
export interface CaretTarget {
  words: string;
  before: number;
}

/**
 * Opens a field such as `pages/clients.sections.2.title`, with the caret before some words of it. If the field writes the
 * words differently, those up to there are used.
 *
 * @param open the file whose form is open; if the field is in another file, that one is opened
 */
export async function openField(
  source: string,
  open: OpenFile,
  target?: CaretTarget,
): Promise<void> {
  const read = readSource(source);
  if (read === undefined) return;
  const { collection, name, field } = read;
  const isOther = collection !== open.collection || name !== open.name;
  if (isOther && !(await openForm(collection, name))) return;
  const isShown = await focusField(keyPathOf(collection, field));
  if (isShown && target !== undefined) placeCaret(target);
}

function placeCaret(target: CaretTarget): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const at = indexOfWords(field.value, target);
  if (at < 0) return;
  field.setSelectionRange(at, at);
  // Browsers scroll to the caret only when the field is focused.
  field.blur();
  field.focus();
}

/** Where a text has the longest prefix of the words that occurs in it; -1 if none does. */
export function indexOfWords(text: string, { words, before }: CaretTarget): number {
  let piece = words;
  while (piece !== '') {
    const between = text.split(piece).slice(0, -1);
    if (between.length > 0) return between.slice(0, before + 1).join(piece).length;
    piece = piece.slice(0, Math.max(0, piece.lastIndexOf(' ')));
  }
  return -1;
}
