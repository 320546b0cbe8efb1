/** The line of a text in which an offset is. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/**
 * A text without the characters that nobody sees and that can change what it says: those without a width, those that turn
 * its direction, and control characters. A line separator becomes a space.
 */
export function visibleText(text: string): string {
  return text
    .replace(/[\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff\p{Cs}]/gu, '')
    .replace(/(?![\t\n])[\p{Cc}\u2028\u2029]/gu, ' ');
}
