import { isNativeError } from 'node:util/types';
import type { Entry, FileOfContent } from '../model/entry';
import { fieldLabel } from '../model/fieldLabel';
import { contentModel } from '../model/model';
import { type FieldPath, isMistake, type Problem, type Words } from '../model/problem';
import {
  pruned,
  reasonUnpublished,
  shownPath,
  turningDays,
  unpublishedGroups,
} from '../model/publication';
import { type ParsedFile, parseFile } from '../read/parseFile';
import { readSourceText } from '../read/sourceText';
import { checkBody, checkStrayBody } from './checkBody';
import { checkFields } from './checkFields';
import { placeOfMark, type ReadFile, unreadFile } from './readFile';

/**
 * Reads one content file and checks everything that needs no other file. The result depends only on the bytes and the
 * file's name, so it can be reused while these stay the same. Never throws. `size`: of a file that is too large to be
 * read.
 */
export function readEntry(of: FileOfContent, bytes: Uint8Array, size?: number): ReadFile {
  const { text, problems } = readSourceText(of.file, bytes, size);
  let read = unreadFile(of);
  try {
    if (text !== undefined) {
      const written = parseFile(of.kind, text, of.file);
      read = unreadFile(of, written);
      problems.push(...written.problems);
      if (written.value !== undefined) checkWritten(read, written);
      if (read.entry) read.shownOn = byDay(read, read.entry, written);
    }
  } catch (error) {
    // The parsers are recursive: thousands of nested brackets exhaust the stack. The error isn't told by its class,
    // since those of Node itself come from another realm than those of a module under test.
    if (!isNativeError(error) || error.name !== 'RangeError') throw error;
    const message = 'has too many levels of nesting';
    const advice = 'Remove the brackets or spaces that it does not need.';
    problems.push({ code: 'nesting', file: of.file, line: 1, field: '', message, advice });
  }
  read.problems = withoutRepetition([...problems, ...read.problems]);
  if (read.problems.some(isMistake)) {
    read.entry = undefined;
    read.shownOn = () => read;
  }
  return read;
}

function checkWritten(
  read: ReadFile,
  { body, bodyLine }: ParsedFile,
  at?: (path: FieldPath, words: Words) => Problem,
): void {
  checkFields(read, body, 'file', at);
  const checkRest = contentModel[read.kind].body ? checkBody : checkStrayBody;
  checkRest(read, body, bodyLine);
}

/** Makes a function that checks once more what visitors see of a file on a day. */
function byDay(whole: ReadFile, { fields }: Entry, written: ParsedFile): ReadFile['shownOn'] {
  const days = turningDays(fields);
  const known = new Map<number, ReadFile | undefined>();

  function check(day: string): ReadFile | undefined {
    if (reasonUnpublished(fields, day) !== undefined) return undefined;
    if (unpublishedGroups(fields, day).length === 0) return whole;
    const value = pruned(fields, (group) => reasonUnpublished(group, day) !== undefined);
    const placeOf = (path: FieldPath) => whole.placeOf(shownPath(fields, path, day).path);
    const read = unreadFile(whole, { value, placeOf });
    checkWritten(read, written, (path, words) => {
      const { hidden } = shownPath(fields, path, day);
      const place = hidden ? placeOfMark(whole, hidden.path, hidden.reason) : placeOf(path);
      const label = fieldLabel(whole.kind, placeOf(path).field);
      const message = `is unpublished, and without it “${label}” ${words.message}`;
      return { ...words, message, file: whole.file, ...place };
    });
    return read;
  }

  return (day) => {
    const passed = days.filter((each) => each <= day).length;
    if (!known.has(passed)) known.set(passed, check(day));
    return known.get(passed);
  };
}

/** Drops problems of a line that a field on it has already. */
function withoutRepetition(problems: Problem[]): Problem[] {
  const key = ({ line, message }: Problem) => `${line} ${message}`;
  const told = new Set(problems.filter(({ field }) => field !== '').map(key));
  return problems.filter((problem) => problem.field !== '' || !told.has(key(problem)));
}
