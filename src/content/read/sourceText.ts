import { isUtf8 } from 'node:buffer';
import type { LineProblem, ProblemText } from '../model/problem';
import { invisible, invisibleProblem } from './invisible';

/** No text of this site comes near it, and everything after it is done in a moment below it. */
export const largestTextFile = 100_000;

export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/**
 * Turns the bytes of a content file into text with `\n` at the end of every line; undefined where it can't be read as
 * text. What an editor adds unasked doesn't stop a writer: it is told, and it is gone in what is published.
 */
export function readSourceText(bytes: Uint8Array, size = bytes.length) {
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const unreadable = bytesProblem(bytes, decoded, size);
  if (unreadable !== undefined) return { text: undefined, problems: [unreadable], warnings: [] };
  const warnings: LineProblem[] = [];
  if (decoded.startsWith('\uFEFF')) {
    const message = 'begins with an invisible byte order mark';
    const advice =
      'The site leaves it out. To avoid it, save the file as "UTF-8", not "UTF-8 with BOM".';
    warnings.push({ line: 1, message, advice });
  }
  if (decoded.includes('\r\n')) {
    const message = 'has Windows line endings (CRLF)';
    const advice = 'The site changes them. To avoid it, set your editor to "LF".';
    warnings.push({ line: 1, message, advice });
  }
  const text = decoded.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const conflicts = findLines(text, /^<{7}(?: |$)/, {
    message: 'has the marks of two versions that were not merged (<<<<<<<)',
    advice: 'Keep the words of one version, and remove the other and the marks.',
  });
  if (conflicts.length > 0) return { text: undefined, problems: conflicts, warnings };
  return { text, problems: findLines(text, invisible, invisibleProblem), warnings };
}

function bytesProblem(bytes: Uint8Array, decoded: string, size: number): LineProblem | undefined {
  if (size > largestTextFile) {
    const message = `is ${megabytes(size)} MB`;
    const advice = 'A content file can have up to 0.1 MB. Pictures belong in content/images.';
    return { line: 1, message, advice };
  }
  const utf8 = 'Save it again with the encoding UTF-8, in most editors under "Save as".';
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { line: 1, message: 'is saved as UTF-16', advice: utf8 };
  }
  if (!isUtf8(bytes)) {
    // The decoder puts this in the place of what it can't read.
    const line = (decoded.split('\uFFFD')[0] ?? '').split('\n').length;
    return { line, message: 'has letters that are not saved as UTF-8', advice: utf8 };
  }
  if (decoded.replace(/^\uFEFF/, '').trim() !== '') return undefined;
  const advice = 'Write its fields, or remove it. "npm run new" makes a file to start from.';
  return { line: 1, message: 'is empty', advice };
}

function findLines(text: string, pattern: RegExp, words: ProblemText): LineProblem[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? { line: index + 1, ...words } : []));
}
