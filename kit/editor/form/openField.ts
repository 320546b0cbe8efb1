import { focusField, openForm } from '../engine/fields';
import { type FieldSource, keyPathOf, lineOf, readSource } from './keyPaths';

/** Words in a field, and how many times they occur before. */
export interface CaretTarget {
  words: string;
  before: number;
}

/**
 * Opens a field such as `pages/clients.sections.2.points.1`, with the caret before some words of it, or in its line. If the
 * field writes the words differently, those up to there are used.
 *
 * @param open the file whose form is open; if the field is in another file, that one is opened
 */
export async function openField(
  source: string,
  open: Pick<FieldSource, 'collection' | 'name'>,
  target?: CaretTarget,
): Promise<void> {
  const read = readSource(source);
  if (read === undefined) return;
  const { collection, name, field } = read;
  const isOther = collection !== open.collection || name !== open.name;
  if (isOther && !(await openForm(collection, name))) return;
  if (!(await focusField(keyPathOf(collection, field)))) return;
  const line = lineOf(collection, field);
  if (target !== undefined || line > 0) placeCaret(line, target);
}

function placeCaret(line: number, target?: CaretTarget): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const start = startOfLine(field.value, line);
  const within = target ? indexOfWords(field.value.slice(start), target) : 0;
  if (within < 0 && line === 0) return;
  const at = start + Math.max(0, within);
  field.setSelectionRange(at, at);
  // Browsers scroll to the caret only when the field is focused.
  field.blur();
  field.focus();
}

/** Where a line of a text begins, not counting empty ones; the end of the text if it has fewer. */
export function startOfLine(text: string, line: number): number {
  if (line === 0) return 0;
  return [...text.matchAll(/^.*\S.*$/gm)][line]?.index ?? text.length;
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
