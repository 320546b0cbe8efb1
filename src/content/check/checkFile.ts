import { isNativeError } from 'node:util/types';
import type { ContentFileId, Entry } from '../model/entry';
import { fieldLabel } from '../model/fieldLabel';
import { contentModel } from '../model/model';
import { type FieldPath, isMistake, type Problem, type ProblemText } from '../model/problem';
import {
  pruned,
  publicationDates,
  reasonUnpublished,
  shownPath,
  unpublishedGroups,
} from '../model/publication';
import { type ParsedFile, parseFile } from '../read/parseFile';
import { readSourceText } from '../read/sourceText';
import { checkBody, checkStrayBody } from './checkBody';
import { type CheckedFile, emptyCheckedFile, placeOfPublicationField } from './checkedFile';
import { checkFields } from './checkFields';

/**
 * Reads one content file and checks everything that needs no other file. The result depends only on the bytes and the
 * file's name, so it can be reused while these stay the same. Never throws. `size` is that of the file, which may be
 * too large to have been read.
 */
export function checkFile(of: ContentFileId, bytes: Uint8Array, size?: number): CheckedFile {
  const { text, problems } = readSourceText(of.file, bytes, size);
  let read = emptyCheckedFile(of);
  try {
    if (text !== undefined) {
      const written = parseFile(of.collection, text, of.file);
      read = emptyCheckedFile(of, written);
      problems.push(...written.problems);
      if (written.value !== undefined) checkWritten(read, written);
      if (read.entry) read.shownOn = byDay(read, read.entry, written);
    }
  } catch (error) {
    // The parsers are recursive: thousands of nested brackets exhaust the stack. The error's class can't be used to
    // recognise it, since under Jest Node's own errors come from another realm.
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
  read: CheckedFile,
  { body, bodyLine }: ParsedFile,
  at?: (path: FieldPath, words: ProblemText) => Problem,
): void {
  checkFields(read, body, 'file', at);
  const checkRest = contentModel[read.collection].body ? checkBody : checkStrayBody;
  checkRest(read, body, bodyLine);
}

/** Makes a function that checks what visitors see of a file on a given day. */
function byDay(whole: CheckedFile, { fields }: Entry, written: ParsedFile): CheckedFile['shownOn'] {
  const days = publicationDates(fields);
  const known = new Map<number, CheckedFile | undefined>();

  function check(day: string): CheckedFile | undefined {
    if (reasonUnpublished(fields, day) !== undefined) return undefined;
    if (unpublishedGroups(fields, day).length === 0) return whole;
    const value = pruned(fields, (group) => reasonUnpublished(group, day) !== undefined);
    const placeOf = (path: FieldPath) => whole.placeOf(shownPath(fields, path, day).path);
    const read = emptyCheckedFile(whole, { value, placeOf });
    checkWritten(read, written, (path, words) => {
      const { hidden } = shownPath(fields, path, day);
      const place = hidden
        ? placeOfPublicationField(whole, hidden.path, hidden.reason)
        : placeOf(path);
      const label = fieldLabel(whole.collection, placeOf(path).field);
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

/** Drops problems of a line that are already reported for a field on it. */
function withoutRepetition(problems: Problem[]): Problem[] {
  const key = ({ line, message }: Problem) => `${line} ${message}`;
  const reported = new Set(problems.filter(({ field }) => field !== '').map(key));
  return problems.filter((problem) => problem.field !== '' || !reported.has(key(problem)));
}
