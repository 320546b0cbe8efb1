import { isSingle } from '../model/entry';
import { type ContentKind, contentModel } from '../model/model';
import { type FieldPath, formatPath, type LineProblem, type ProblemText } from '../model/problem';
import { isMark, publicationProblems } from '../model/publication';
import { shapeOf } from '../model/shape';
import { writtenFields } from '../model/walk';
import type { Reading } from '../read/reading';
import { checkField } from './checkField';
import { emptyFileResult, type FileResult } from './fileResult';
import { pageProblems, sectionTitles } from './pageRules';
import { redirectProblems } from './redirectRules';
import { sampleProblem } from './samples';
import { schemaProblems } from './schemaProblems';
import { videoWarnings } from './videoRules';

/** Checks the fields of a file of one kind, each by the model and, where it fits the model, by the rules. */
export function checkFields(
  kind: ContentKind,
  { value, lineOf }: Pick<Reading, 'value' | 'lineOf'>,
): FileResult {
  const { schema } = contentModel[kind];
  const result = emptyFileResult();
  const problems = schemaProblems(schema, value, isSingle(kind));
  if (kind === 'pages') {
    problems.push(...pageProblems(value));
    result.headings.push(...sectionTitles(value));
  }
  if (kind === 'videos') {
    result.warnings.push(...videoWarnings(value).map((problem) => at(problem.path, problem)));
  }
  if (kind === 'redirects') problems.push(...redirectProblems(value));
  problems.push(...publicationProblems(value));
  result.problems.push(...problems.map((problem) => at(problem.path, problem)));
  const problemy = new Set(result.problems.map(({ field }) => field));
  for (const field of writtenFields(shapeOf(schema), value)) {
    const { path } = field;
    if (isMark(path)) result.marks.push(place(path));
    if (problemy.has(formatPath(path))) continue;
    const { problems, warnings, uses } = checkField(field);
    result.problems.push(...problems.map((problem) => at(path, problem)));
    result.warnings.push(...warnings.map((problem) => at(path, problem)));
    result.uses.push(...uses.map((use) => ({ ...use, ...place(path) })));
    const sample = sampleProblem(kind, field);
    if (sample !== undefined) result.samples.push(at(path, sample));
  }
  return result;

  function place(path: FieldPath) {
    return { line: lineOf(path), field: formatPath(path) };
  }

  function at(path: FieldPath, { message, advice }: ProblemText): LineProblem {
    return { ...place(path), message, advice };
  }
}
