/*
 * A form keeps the text that it was opened with, or has saved last, and while it is saved also the one that it writes. The
 * engine’s request has only that. So it says by itself which text it takes the place of, until both are compared with what is
 * there. What wasn’t saved, the engine forgets.
 */

/** Between a text and the one that it takes the place of: no file has it. */
const sign = '\u0000';

/** What a form keeps: of what wasn’t saved the browser keeps it too, and no search finds it. */
export function keptText(text: string): string {
  return encodedText(text.trim());
}

/** The same while it is saved as another. */
export function keptTexts(opened: string | undefined, text: string): string {
  return `${keptText(opened ?? '')} ${keptText(text)}`;
}

/** The text that a form was opened with, or has saved since; undefined if there was no file. */
export function openedText(kept: unknown): string | undefined {
  return textsIn(kept).at(-1) || undefined;
}

function textsIn(kept: unknown): string[] {
  return typeof kept === 'string' ? kept.split(' ').map(decodedText) : [];
}

/** The text of a form with the one that it takes the place of. */
export function withReplaced(text: string, kept: unknown): string {
  const [opened, written] = textsIn(kept);
  // Another text than that of its form follows another entry’s new name, in the place of what the form has saved last.
  const replaced = written === undefined || written === text.trim() ? opened : written;
  return `${text}${sign}${replaced ?? ''}`;
}

/** A text that was sent, and the one that it takes the place of: empty if it is a new file, undefined if no form has written it. */
export function sentText(sent: string): { text: string; replaced: string | undefined } {
  const [text = '', replaced] = sent.split(sign);
  // The engine ends each file with a line’s end.
  return { text, replaced: replaced?.trim() };
}

/** The text of a file as it is sent. */
export function decodedText(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** A text as it is sent. */
export function encodedText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
