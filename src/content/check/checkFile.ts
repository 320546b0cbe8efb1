import { isNativeError } from 'node:util/types';
import { type FileOfContent, typedEntry } from '../model/entry';
import { type ContentKind, contentModel } from '../model/model';
import type { LineProblem, Problem } from '../model/problem';
import { type ParsedFile, parseFile } from '../read/parseFile';
import { readSourceText } from '../read/sourceText';
import { checkBody, checkStrayBody } from './checkBody';
import { checkFields } from './checkFields';
import { emptyFileResult, type FileResult, type ReadFile } from './fileResult';

/**
 * Reads one content file and checks everything that needs no other file. The result depends only on the bytes and the
 * file's name, so it can be reused while these stay the same. Never throws. `size`: of a file that is too large to be
 * read.
 */
export function readEntry(of: FileOfContent, bytes: Uint8Array, size?: number): ReadFile {
  const { kind, file } = of;
  const { parts, written } = read(kind, bytes, size);
  const inFile = (problem: LineProblem): Problem => ({ field: '', ...problem, file });
  const problems = withoutRepetition(parts.flatMap((part) => part.problems.map(inFile)));
  const isValid = written !== undefined && problems.length === 0;
  return {
    ...of,
    problems,
    warnings: parts.flatMap((part) => part.warnings.map(inFile)),
    samples: parts.flatMap((part) => part.samples.map(inFile)),
    uses: parts.flatMap((part) => part.uses),
    headings: parts.flatMap((part) => part.headings),
    marks: parts.flatMap((part) => part.marks),
    unique: parts.flatMap((part) => part.unique),
    entry: isValid ? typedEntry(of, written.value, written.body) : undefined,
  };
}

/** The results of a file's parts, and what was read, if anything was. */
function read(
  kind: ContentKind,
  bytes: Uint8Array,
  size?: number,
): { parts: FileResult[]; written?: ParsedFile } {
  const { text, ...source } = { ...emptyFileResult(), ...readSourceText(bytes, size) };
  if (text === undefined) return { parts: [source] };
  try {
    const written = parseFile(kind, text);
    const syntax = { ...emptyFileResult(), problems: written.problems };
    if (written.value === undefined) return { parts: [source, syntax] };
    const checkText = contentModel[kind].body ? checkBody : checkStrayBody;
    const body = checkText(written.body, written.bodyLine);
    return { parts: [source, syntax, checkFields(kind, written), body], written };
  } catch (error) {
    // The parsers are recursive: thousands of nested brackets exhaust the stack. The error isn't told by its class,
    // since those of Node itself come from another realm than those of a module under test.
    if (!isNativeError(error) || error.name !== 'RangeError') throw error;
    const message = 'has too many levels of nesting';
    const advice = 'Remove the brackets or spaces that it does not need.';
    return { parts: [{ ...emptyFileResult(), problems: [{ line: 1, message, advice }] }] };
  }
}

/** Drops problems of a line that a field on it has already. */
function withoutRepetition(problems: Problem[]): Problem[] {
  const key = ({ line, message }: Problem) => `${line} ${message}`;
  const told = new Set(problems.filter(({ field }) => field !== '').map(key));
  return problems.filter((problem) => problem.field !== '' || !told.has(key(problem)));
}
