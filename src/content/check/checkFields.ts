import { isSingle } from '../model/entry';
import type { Reader } from '../model/kinds/kind';
import { type ContentKind, contentModel } from '../model/model';
import { type FieldPath, type FieldProblem, formatPath } from '../model/problem';
import { isMark, publicationProblems } from '../model/publication';
import { type PlainShape, shapeOf } from '../model/shape';
import { tokenProblems } from '../model/tokens';
import { invisible, invisibleProblem } from '../read/invisible';
import type { ParsedFields } from '../read/parseFields';
import { compareFields } from './compareFields';
import { emptyFileResult, type FileResult } from './fileResult';
import { missingTranscript, problemsOfKind, sectionTitles, videoWarnings } from './kindRules';
import { sampleProblem } from './samples';

/** What no two pages can have in common. */
const uniqueFields: Partial<Record<ContentKind, readonly string[]>> = {
  pages: ['path', 'label', 'title'],
  policies: ['title'],
};

/** Checks each field of a file against the model and, if it fits, against the rules of its kind. */
export function checkFields(
  kind: ContentKind,
  { value, lineOf }: Pick<ParsedFields, 'value' | 'lineOf'>,
  reader: Reader = 'file',
): FileResult {
  const result = emptyFileResult();
  const { problems, warnings, beforeLaunch, uses } = result;
  const shape = shapeOf(contentModel[kind].schema);
  const compared = compareFields(shape, value, isSingle(kind), reader);
  problems.push(...compared.problems.map(located));
  for (const problem of problemsOfKind(kind, value)) problems.push(located(problem));
  for (const problem of publicationProblems(value)) problems.push(located(problem));
  if (kind === 'pages') result.headings.push(...sectionTitles(value));
  if (kind === 'videos') {
    warnings.push(...videoWarnings(value).map(located));
    beforeLaunch.push(...missingTranscript(value).map(located));
  }
  const wrong = new Set(problems.map(({ field }) => field));
  for (const { path, shape, value } of compared.fields) {
    const place = placeOf(path);
    if (isMark(path)) result.marks.push(place);
    if (typeof value === 'string' && uniqueFields[kind]?.includes(place.field)) {
      result.unique.push({ ...place, value });
    }
    if (wrong.has(place.field)) continue;
    const sample = sampleProblem(kind, path, shape, value);
    if (sample !== undefined) beforeLaunch.push({ ...place, ...sample });
    if (typeof value !== 'string') continue;
    const checked = checkText(shape, value);
    problems.push(...checked.problems.map((problem) => ({ ...place, ...problem })));
    warnings.push(...checked.warnings.map((warning) => ({ ...place, ...warning })));
    uses.push(...checked.uses.map((use) => ({ ...place, ...use })));
  }
  return result;

  function placeOf(path: FieldPath) {
    return { line: lineOf(path), field: formatPath(path) };
  }

  function located({ path, message, advice }: FieldProblem) {
    return { ...placeOf(path), message, advice };
  }
}

function checkText(shape: PlainShape, value: string) {
  const { kind, tokens = [], advisedLength = Number.POSITIVE_INFINITY } = shape;
  const { problems, warnings = [], uses } = kind.check(value, shape);
  const own = [...warnings];
  if (value.length > advisedLength) {
    const message = `has ${value.length} characters`;
    own.push({ message, advice: `Keep it to about ${advisedLength}.` });
  }
  // Typed around a value in a file, curly quotes are part of it.
  if (/^[“”„«‘’][^“”„«»‘’]*[”“»’]$/.test(value)) {
    const message = 'has quotation marks around all of it, which visitors see';
    own.push({ message, advice: 'Remove them, unless they are meant to be seen.' });
  }
  // JSON and quoted YAML can spell it with a backslash, past the look at the file's own characters.
  const hidden = invisible.test(value) ? [invisibleProblem] : [];
  const all = [...tokenProblems(value, tokens), ...hidden, ...problems];
  return { problems: all, warnings: own, uses };
}
