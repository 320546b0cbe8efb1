import { isUtf8 } from 'node:buffer';
import type { Problem } from '../fields/problem';
import { lineAt, visibleText } from './text';

/** In characters: some 100 printed pages, which are checked within seconds. */
const longestText = 300_000;

/**
 * The text of a content file, or why it can’t be read. Every line ends in `\n`, and there is nothing that nobody sees, whatever
 * the editor that saved it prefers.
 */
export function readSourceText(
  file: string,
  bytes: Uint8Array,
): { text: string } | { problem: Problem } {
  // The whole of it may not fit into a string, and no letter has more than four bytes.
  const read = bytes.subarray(0, 4 * longestText + 1);
  const text = visibleText(new TextDecoder().decode(read).replaceAll(/\r\n?/g, '\n'));
  const problem = (code: string, message: string, advice: string, at = 0) => {
    return { problem: { code, file, line: lineAt(text, at), path: [], message, advice } };
  };
  if (text.length > longestText) {
    const most = longestText.toLocaleString('en-GB');
    const message = `has more than ${most} characters, which is more than a page can bear`;
    return problem('too-large', message, 'Divide it, or remove what visitors don’t need.');
  }
  if (!isUtf8(bytes)) {
    const advice = 'Save it again with the encoding UTF-8, in most editors under "Save as".';
    // The decoder replaces what it can't read with U+FFFD.
    const at = text.indexOf('\uFFFD');
    return problem('encoding', 'has letters that are not saved as UTF-8', advice, at);
  }
  return { text };
}
