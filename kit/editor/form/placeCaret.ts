/** Words in a field, and how many times they occur before. */
export interface CaretTarget {
  words: string;
  before: number;
}

/**
 * Puts the caret before some words of the focused field. If the field writes them differently, as with the product's
 * name, the words up to there are used.
 */
export function placeCaret({ words, before }: CaretTarget): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const at = indexOfWords(field.value, words, before);
  if (at < 0) return;
  field.setSelectionRange(at, at);
  // Browsers scroll to the caret only when the field is focused.
  field.blur();
  field.focus();
}

/** Where a text has the longest prefix of the words that occurs in it; -1 if none does. */
export function indexOfWords(text: string, words: string, before: number): number {
  let piece = words;
  while (piece !== '') {
    const between = text.split(piece).slice(0, -1);
    if (between.length > 0) return between.slice(0, before + 1).join(piece).length;
    piece = piece.slice(0, Math.max(0, piece.lastIndexOf(' ')));
  }
  return -1;
}
