import type { Problem } from '../fields/problem';
import type { ContentFiles } from '../read/readContent';
import { type CheckOptions, checkContent } from './checkContent';
import { keyOf } from './wording';

/**
 * What changes to the content bring on a day: the problems in the changed files, those elsewhere that weren't among the
 * `known` before, and the warnings in the changed files. A file is unchanged if both have the same facts of it.
 */
export function checkChanges(
  before: ContentFiles,
  known: readonly Problem[],
  after: ContentFiles,
  day: string,
  options?: CheckOptions,
) {
  const keys = new Set(known.map(keyOf));
  const { problems, warnings } = checkContent(after, day, options);
  const isInChanged = ({ file }: Problem) => before.get(file) !== after.get(file);
  // Of two files with the same title or path, the changed one has the problem.
  const isOtherHalf = ({ code }: Problem) =>
    code === 'duplicate' && problems.some((each) => each.code === code && isInChanged(each));
  return {
    problems: problems.filter(
      (problem) => isInChanged(problem) || !(keys.has(keyOf(problem)) || isOtherHalf(problem)),
    ),
    warnings: warnings.filter(isInChanged),
  };
}
