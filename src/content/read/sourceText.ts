import { isUtf8 } from 'node:buffer';
import type { LineProblem, ProblemText } from '../model/problem';
import { hasInvisible, invisibleProblem } from './invisible';

export interface SourceText {
  /** The text with `\n` at the end of every line; undefined where the file cannot be read as text. */
  text: string | undefined;
  problems: LineProblem[];
  warnings: LineProblem[];
}

/** No text of this site comes near it, and everything after it is done in a moment below it. */
export const largestTextFile = 100_000;

const saveAsUtf8 = 'Save it again with the encoding UTF-8, in most editors under "Save as".';

function unreadable(line: number, message: string, advice: string): SourceText {
  return { text: undefined, problems: [{ line, message, advice }], warnings: [] };
}

export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** Turns the bytes of a content file into text; every way in which that can fail has its own words. */
export function readSourceText(bytes: Uint8Array): SourceText {
  if (bytes.length > largestTextFile) {
    const advice = 'A content file can have up to 0.1 MB. Pictures belong in content/images.';
    return unreadable(1, `is ${megabytes(bytes.length)} MB`, advice);
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return unreadable(1, 'is saved as UTF-16', saveAsUtf8);
  }
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (!isUtf8(bytes)) {
    // The decoder puts this in the place of what it can't read.
    const { length } = (decoded.split('\uFFFD')[0] ?? '').split('\n');
    return unreadable(length, 'has letters that are not saved as UTF-8', saveAsUtf8);
  }
  if (decoded.replace(/^\uFEFF/, '').trim() === '') {
    const advice = 'Write its fields, or remove it. "npm run new" makes a file to start from.';
    return unreadable(1, 'is empty', advice);
  }
  const { text, warnings } = tidied(decoded);
  const conflicts = mergeConflicts(text);
  return conflicts.length > 0
    ? { text: undefined, problems: conflicts, warnings }
    : { text, problems: findLines(text, hasInvisible, invisibleProblem), warnings };
}

/** What an editor adds unasked doesn't stop a writer: it is told, and it is gone in what is published. */
function tidied(decoded: string): { text: string; warnings: LineProblem[] } {
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
  return { text: decoded.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), warnings };
}

function mergeConflicts(text: string): LineProblem[] {
  return findLines(text, (line) => /^<{7}(?: |$)/.test(line), {
    message: 'has the marks of two versions that were not merged (<<<<<<<)',
    advice: 'Keep the words of one version, and remove the other and the marks.',
  });
}

function findLines(
  text: string,
  isFound: (line: string) => boolean,
  words: ProblemText,
): LineProblem[] {
  const found: LineProblem[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (isFound(line)) found.push({ line: index + 1, ...words });
  }
  return found;
}
