import { type FileOfContent, typedEntry } from '../model/entry';
import { contentModel } from '../model/model';
import type { LineProblem, Problem } from '../model/problem';
import { childOf } from '../model/shape';
import { type ParsedFile, parseFile } from '../read/parseFile';
import { readSourceText } from '../read/sourceText';
import { checkBody, checkStrayBody } from './checkBody';
import { checkFields } from './checkFields';
import { emptyFileResult, type FileResult, type ReadFile } from './fileResult';

/**
 * Reads one content file and checks everything that needs no other file. The result depends only on the bytes and the
 * file's name, so it can be reused while these stay the same. Never throws.
 */
export function readEntry(of: FileOfContent, bytes: Uint8Array): ReadFile {
  try {
    return read(of, bytes);
  } catch (error) {
    // The parsers are recursive: thousands of nested brackets exhaust the stack.
    if (!isRangeError(error)) throw error;
    const message = 'has too many levels of nesting';
    const advice = 'Remove the brackets or spaces that it does not need.';
    return withFile(of, [{ ...emptyFileResult(), problems: [{ line: 1, message, advice }] }]);
  }
}

/** Told by its name, since errors of Node itself come from another realm than those of a module under test. */
function isRangeError(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'RangeError'
  );
}

function read(of: FileOfContent, bytes: Uint8Array): ReadFile {
  const { text, problems, warnings } = readSourceText(bytes);
  const source: FileResult = { ...emptyFileResult(), problems, warnings };
  if (text === undefined) return withFile(of, [source]);
  const written = parseFile(of.kind, text);
  const syntax: FileResult = { ...emptyFileResult(), problems: written.problems };
  if (written.broken) return withFile(of, [source, syntax]);
  const checkText = contentModel[of.kind].body ? checkBody : checkStrayBody;
  const fields = checkFields(of.kind, written);
  const body = checkText(written.body, written.bodyLine);
  return withFile(of, [source, syntax, fields, body], written);
}

/** Combines the parts of a result with what was read, if anything was. */
function withFile(of: FileOfContent, parts: FileResult[], written?: ParsedFile): ReadFile {
  const inFile = (problem: LineProblem): Problem => ({ field: '', ...problem, file: of.file });
  const problems = withoutRepetition(parts.flatMap((part) => part.problems.map(inFile)));
  return {
    ...of,
    problems,
    warnings: parts.flatMap((part) => part.warnings.map(inFile)),
    samples: parts.flatMap((part) => part.samples.map(inFile)),
    uses: parts.flatMap((part) => part.uses),
    headings: parts.flatMap((part) => part.headings),
    marks: parts.flatMap((part) => part.marks),
    unique: written === undefined ? [] : uniqueFields(of, written),
    entry:
      written !== undefined && problems.length === 0
        ? typedEntry(of, written.value, written.body)
        : undefined,
  };
}

function uniqueFields({ kind }: FileOfContent, { value, lineOf }: ParsedFile) {
  if (kind !== 'pages' && kind !== 'policies') return [];
  return ['path', 'label', 'title'].flatMap((field) => {
    const text = childOf(value, field);
    return typeof text === 'string' ? { field, value: text, line: lineOf([field]) } : [];
  });
}

/** Drops problems of a line that a field on it has already. */
function withoutRepetition(problems: Problem[]): Problem[] {
  const key = ({ line, message }: Problem) => `${line} ${message}`;
  const told = new Set(problems.filter(({ field }) => field !== '').map(key));
  return problems.filter((problem) => problem.field !== '' || !told.has(key(problem)));
}
