import { canonicalText } from '../derive/canonicalText';
import { type FileOfContent, typedEntry } from '../model/entry';
import { contentModel } from '../model/model';
import type { LineProblem, Problem } from '../model/problem';
import { childOf } from '../model/shape';
import { type ParsedFile, parseFile } from '../read/parseFile';
import { readSourceText } from '../read/sourceText';
import { checkBody, checkStrayBody } from './checkBody';
import { checkFields } from './checkFields';
import type { ReadFile } from './fileResult';
import { emptyFileResult, type FileResult } from './fileResult';

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
    const message = 'has too many levels within each other';
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
  const judgeText = contentModel[of.kind].body ? checkBody : checkStrayBody;
  const fields = checkFields(of.kind, written);
  const body = judgeText(written.body, written.bodyLine);
  const parts = [source, syntax, fields, body];
  const isValid = parts.every(({ problems }) => problems.length === 0);
  return withFile(of, isValid ? [...parts, checkCanonical(of, text, written)] : parts, written);
}

/** Warns if the file isn't in its canonical form, in which an edit in the browser would rewrite it. */
function checkCanonical({ kind }: FileOfContent, text: string, written: ParsedFile): FileResult {
  const { value, body } = written;
  const result = emptyFileResult();
  if (typeof value !== 'object' || value === null) return result;
  const canonical = canonicalText(kind, { fields: value, body }).split('\n');
  const lines = text.split('\n');
  const different = lines.findIndex((line, index) => line !== canonical[index]);
  if (different === -1 && lines.length === canonical.length) return result;
  const message =
    'is not written as the editor writes it, which would change more lines than are edited';
  const advice =
    'Run "npm run format:content". It puts fields in their order, and removes comments and spaces.';
  const line = different === -1 ? lines.length : different + 1;
  return { ...result, warnings: [{ line, message, advice }] };
}

/** Combines the parts of a result with what was read, if anything was. */
function withFile(of: FileOfContent, parts: FileResult[], written?: ParsedFile): ReadFile {
  const inFile = (problem: LineProblem): Problem => ({ field: '', ...problem, file: of.file });
  const problems = withoutRepetition(parts.flatMap((part) => part.problems.map(inFile)));
  const path = of.kind === 'pages' ? childOf(written?.value, 'path') : undefined;
  return {
    ...of,
    problems,
    warnings: parts.flatMap((part) => part.warnings.map(inFile)),
    samples: parts.flatMap((part) => part.samples.map(inFile)),
    uses: parts.flatMap((part) => part.uses),
    headings: parts.flatMap((part) => part.headings),
    marks: parts.flatMap((part) => part.marks),
    path:
      written !== undefined && typeof path === 'string'
        ? { value: path, line: written.lineOf(['path']) }
        : undefined,
    entry:
      written !== undefined && problems.length === 0
        ? typedEntry(of, written.value, written.body)
        : undefined,
  };
}

/** Drops problems of a line that a field on it has already. */
function withoutRepetition(problems: Problem[]): Problem[] {
  const key = ({ line, message }: Problem) => `${line} ${message}`;
  const told = new Set(problems.filter(({ field }) => field !== '').map(key));
  return problems.filter((problem) => problem.field !== '' || !told.has(key(problem)));
}
