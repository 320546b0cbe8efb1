/** Words of a field, and how many times its text has had them before. */
export interface Words {
  words: string;
  before: number;
}

/**
 * Puts the caret before words of the field that has the focus. Of words that the field writes otherwise, such as the
 * product's name, those before them count.
 */
export function placeCaret({ words, before }: Words): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const at = indexOfWords(field.value, words, before);
  if (at < 0) return;
  field.setSelectionRange(at, at);
  // Browsers scroll to the caret as the focus comes, and not before.
  field.blur();
  field.focus();
}

/** Where a text has the longest beginning of the words that it has at all; -1 where it has none. */
export function indexOfWords(text: string, words: string, before: number): number {
  for (
    let piece = words;
    piece !== '';
    piece = piece.slice(0, Math.max(0, piece.lastIndexOf(' ')))
  ) {
    const places = [...placesOf(piece, text)];
    const place = places[before] ?? places.at(-1);
    if (place !== undefined) return place;
  }
  return -1;
}

function* placesOf(piece: string, text: string): Generator<number> {
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) yield at;
}
