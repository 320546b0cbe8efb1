import { isNativeError } from 'node:util/types';
import type { FileOfContent } from '../model/entry';
import { contentModel } from '../model/model';
import type { Problem } from '../model/problem';
import { parseFile } from '../read/parseFile';
import { readSourceText } from '../read/sourceText';
import { checkBody, checkStrayBody } from './checkBody';
import { checkFields } from './checkFields';
import { type ReadFile, unreadFile } from './readFile';

/**
 * Reads one content file and checks everything that needs no other file. The result depends only on the bytes and the
 * file's name, so it can be reused while these stay the same. Never throws. `size`: of a file that is too large to be
 * read.
 */
export function readEntry(of: FileOfContent, bytes: Uint8Array, size?: number): ReadFile {
  const { text, problems, warnings } = readSourceText(of.file, bytes, size);
  const read = { ...unreadFile(of), problems, warnings };
  try {
    if (text !== undefined) checkText(read, text);
  } catch (error) {
    // The parsers are recursive: thousands of nested brackets exhaust the stack. The error isn't told by its class,
    // since those of Node itself come from another realm than those of a module under test.
    if (!isNativeError(error) || error.name !== 'RangeError') throw error;
    const message = 'has too many levels of nesting';
    const advice = 'Remove the brackets or spaces that it does not need.';
    read.problems.push({ code: 'nesting', file: of.file, line: 1, field: '', message, advice });
  }
  const told = withoutRepetition(read.problems);
  return { ...read, problems: told, entry: told.length === 0 ? read.entry : undefined };
}

function checkText(read: ReadFile, text: string): void {
  const written = parseFile(read.kind, text, read.file);
  read.problems.push(...written.problems);
  if (written.value === undefined) return;
  checkFields(read, written);
  const checkRest = contentModel[read.kind].body ? checkBody : checkStrayBody;
  checkRest(read, written.body, written.bodyLine);
}

/** Drops problems of a line that a field on it has already. */
function withoutRepetition(problems: Problem[]): Problem[] {
  const key = ({ line, message }: Problem) => `${line} ${message}`;
  const told = new Set(problems.filter(({ field }) => field !== '').map(key));
  return problems.filter((problem) => problem.field !== '' || !told.has(key(problem)));
}
