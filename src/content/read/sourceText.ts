import { isUtf8 } from 'node:buffer';
import type { Problem, ProblemText } from '../model/problem';
import { invisible, invisibleProblem } from './invisible';

/** In bytes. No text of this site comes near it, and anything smaller is processed in a moment. */
export const largestTextFile = 100_000;

export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** The text of a file; undefined if it can't be read as text. */
export interface SourceText {
  text: string | undefined;
  problems: Problem[];
}

/**
 * Turns the bytes of a content file into text with `\n` at the end of every line. What an editor adds unasked doesn't
 * stop a writer: it is only a warning, and is removed before publication.
 */
export function readSourceText(file: string, bytes: Uint8Array, size = bytes.length): SourceText {
  const problemAt = (words: ProblemText, line = 1): Problem => ({
    ...words,
    file,
    line,
    field: '',
  });
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const unreadable = bytesProblem(bytes, decoded, size);
  if (unreadable !== undefined) {
    // The decoder replaces what it can't read with U+FFFD.
    const isText = unreadable.code === 'encoding' && decoded.indexOf('\uFFFD') > 1;
    const line = isText ? decoded.split('\uFFFD', 1).join().split('\n').length : 1;
    return { text: undefined, problems: [problemAt(unreadable, line)] };
  }
  const problems: Problem[] = [];
  if (decoded.startsWith('\uFEFF')) problems.push(problemAt(byteOrderMark));
  if (decoded.includes('\r\n')) problems.push(problemAt(windowsLines));
  const text = decoded.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const lines = [...text.split('\n').entries()];
  const conflicts = lines.filter(([, line]) => /^<{7}(?: |$)/.test(line));
  if (conflicts.length > 0) {
    problems.push(...conflicts.map(([index]) => problemAt(conflict, index + 1)));
    return { text: undefined, problems };
  }
  const hidden = lines.filter(([, line]) => invisible.test(line));
  problems.push(...hidden.map(([index]) => problemAt(invisibleProblem, index + 1)));
  return { text, problems };
}

const byteOrderMark: ProblemText = {
  code: 'byte-order-mark',
  message: 'begins with an invisible byte order mark',
  advice: 'The site leaves it out. To avoid it, save the file as "UTF-8", not "UTF-8 with BOM".',
  severity: 'warning',
};

const windowsLines: ProblemText = {
  code: 'line-endings',
  message: 'has Windows line endings (CRLF)',
  advice: 'The site changes them. To avoid it, set your editor to "LF".',
  severity: 'warning',
};

const conflict: ProblemText = {
  code: 'unmerged',
  message: 'has the marks of two versions that were not merged (<<<<<<<)',
  advice: 'Keep the words of one version, and remove the other and the marks.',
};

function bytesProblem(bytes: Uint8Array, decoded: string, size: number): ProblemText | undefined {
  if (size > largestTextFile) {
    const message = `is ${megabytes(size)} MB`;
    const advice = 'A content file can have up to 0.1 MB. Pictures belong in content/images.';
    return { code: 'too-large', message, advice };
  }
  if (!isUtf8(bytes)) {
    const advice = 'Save it again with the encoding UTF-8, in most editors under "Save as".';
    return { code: 'encoding', message: 'has letters that are not saved as UTF-8', advice };
  }
  if (decoded.replace(/^\uFEFF/, '').trim() !== '') return undefined;
  const advice = 'Write its fields, or remove it. "npm run new" makes a file to start from.';
  return { code: 'empty-file', message: 'is empty', advice };
}
