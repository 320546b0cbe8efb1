import { isSingle } from '../model/entry';
import { type ContentKind, contentModel } from '../model/model';
import { type FieldPath, type FieldProblem, formatPath, type LineProblem } from '../model/problem';
import { isMark, publicationProblems } from '../model/publication';
import { type PlainShape, shapeOf } from '../model/shape';
import { tokenProblems } from '../model/tokens';
import { hasInvisible, invisibleProblem } from '../read/invisible';
import type { ParsedFields } from '../read/parseFields';
import { compareFields } from './compareFields';
import { emptyFileResult, type FileResult } from './fileResult';
import { pageProblems, sectionTitles } from './pageRules';
import { redirectProblems } from './redirectRules';
import { sampleProblem } from './samples';
import { videoWarnings } from './videoRules';

/** Checks each field of a file against the model and, if it fits, against the rules of its kind. */
export function checkFields(
  kind: ContentKind,
  { value, lineOf }: Pick<ParsedFields, 'value' | 'lineOf'>,
): FileResult {
  const result = emptyFileResult();
  const compared = compareFields(shapeOf(contentModel[kind].schema), value, isSingle(kind));
  result.problems.push(...located([...compared.problems, ...problemsOfKind(kind, value)]));
  if (kind === 'pages') result.headings.push(...sectionTitles(value));
  if (kind === 'videos') result.warnings.push(...located(videoWarnings(value)));
  const wrong = new Set(result.problems.map(({ field }) => field));
  for (const { path, shape, value } of compared.fields) {
    const place = placeOf(path);
    if (isMark(path)) result.marks.push(place);
    if (wrong.has(place.field)) continue;
    const sample = sampleProblem(kind, path, shape, value);
    if (sample !== undefined) result.samples.push({ ...place, ...sample });
    if (typeof value !== 'string') continue;
    const { problems, warnings, uses } = checkText(shape, value);
    result.problems.push(...problems.map((problem) => ({ ...place, ...problem })));
    result.warnings.push(...warnings.map((warning) => ({ ...place, ...warning })));
    result.uses.push(...uses.map((use) => ({ ...place, ...use })));
  }
  return result;

  function placeOf(path: FieldPath) {
    return { line: lineOf(path), field: formatPath(path) };
  }

  function located(problems: readonly FieldProblem[]): LineProblem[] {
    return problems.map(({ path, message, advice }) => ({ ...placeOf(path), message, advice }));
  }
}

/** Checks fields that depend on each other. */
function problemsOfKind(kind: ContentKind, value: unknown): FieldProblem[] {
  return [
    ...(kind === 'pages' ? pageProblems(value) : []),
    ...(kind === 'redirects' ? redirectProblems(value) : []),
    ...publicationProblems(value),
  ];
}

function checkText(shape: PlainShape, value: string) {
  const { problems, warnings = [], uses } = shape.kind.check(value, shape);
  return {
    problems: [
      ...tokenProblems(value, shape.tokens ?? []),
      // JSON and quoted YAML can spell it with a backslash, past the look at the file's own characters.
      ...(hasInvisible(value) ? [invisibleProblem] : []),
      ...problems,
    ],
    warnings: [...warnings, ...lengthWarnings(shape, value), ...quoteWarnings(value)],
    uses,
  };
}

function lengthWarnings({ advisedLength = Number.POSITIVE_INFINITY }: PlainShape, value: string) {
  if (value.length <= advisedLength) return [];
  const message = `has ${value.length} characters`;
  return [{ message, advice: `Keep it to about ${advisedLength}.` }];
}

/** Typed around a value in a file, curly quotes are part of it. */
function quoteWarnings(value: string) {
  if (!/^[“”„«‘’][^“”„«»‘’]*[”“»’]$/.test(value)) return [];
  const message = 'has quotation marks around all of it, which visitors see';
  return [{ message, advice: 'Remove them, unless they are meant to be seen.' }];
}
