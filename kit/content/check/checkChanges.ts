import type { Problem } from '../fields/problem';
import type { CheckResult } from './checkContent';
import { keyOf } from './wording';

/**
 * What changes to the content bring on a day: the problems in the changed files, those elsewhere that weren't there before, and
 * the warnings in the changed files. A file is unchanged if both have the same facts of it.
 */
export function checkChanges(before: CheckResult, { content, problems, warnings }: CheckResult) {
  const known = new Set(before.problems.map(keyOf));
  const isInChanged = ({ file }: Problem) => before.content.get(file) !== content.get(file);
  // Of two files with the same title or path, the changed one has the problem.
  const isOtherHalf = ({ code }: Problem) =>
    code === 'duplicate' && problems.some((each) => each.code === code && isInChanged(each));
  return {
    problems: problems.filter(
      (problem) => isInChanged(problem) || !(known.has(keyOf(problem)) || isOtherHalf(problem)),
    ),
    warnings: warnings.filter(isInChanged),
  };
}
