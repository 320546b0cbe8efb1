import { isUtf8 } from 'node:buffer';
import type { Problem } from '../fields/problem';

/** In bytes. No text of this site comes near it, and anything smaller is processed in a moment. */
const largestTextFile = 100_000;

/**
 * The text of a content file, or why it can’t be read. Every line ends in `\n`, and there is no byte order mark, whatever
 * the editor that saved it prefers.
 */
export function readSourceText(
  file: string,
  bytes: Uint8Array,
): { text: string } | { problem: Problem } {
  // So long that it may not fit into a string.
  const isTooLong = bytes.length > largestTextFile;
  const text = isTooLong ? '' : new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
  const problem = (code: string, message: string, advice: string, at = 0) => {
    const line = text.slice(0, at).split('\n').length;
    return { problem: { code, file, line, field: '', message, advice } };
  };
  if (isTooLong) {
    return problem('too-large', 'is larger than 0.1 MB', 'Pictures belong in content/images.');
  }
  if (!isUtf8(bytes)) {
    const advice = 'Save it again with the encoding UTF-8, in most editors under "Save as".';
    // The decoder replaces what it can't read with U+FFFD.
    const at = text.indexOf('\uFFFD');
    return problem('encoding', 'has letters that are not saved as UTF-8', advice, at);
  }
  return { text };
}
