import { isMistake, type Problem } from '../fields/problem';
import { daysOf } from '../fields/publication';
import type { ContentIndex } from './contentIndex';
import { homeRule } from './fileRules';
import { referenceRules } from './referenceRules';
import { keyOf } from './wording';

/**
 * Finds what breaks because something is unpublished: today, and, as warnings, on the next later day on which something
 * does. `mistakes` are those of all content.
 */
export function* publicationGaps(
  index: ContentIndex,
  mistakes: readonly Problem[],
  today: string,
): Generator<Problem> {
  const told = new Set(mistakes.map(keyOf));
  const parts = index.files.flatMap(({ conditional }) => conditional);
  const days = parts.flatMap(({ value }) => daysOf(value));
  const later = days.flatMap((day = '') => (day > today ? day : [])).sort();
  for (const day of [today, ...new Set(later)]) {
    const isLater = day > today;
    const found = [...homeRule(index, day), ...referenceRules(index, day)];
    const broken = found.filter((each) => isMistake(each) && !told.has(keyOf(each)));
    for (const problem of broken) {
      told.add(keyOf(problem));
      const then = isLater ? `From ${day} on, this stops the build. ` : '';
      yield {
        ...problem,
        message: `${problem.message} on ${day}, when it is unpublished`,
        advice: `${then}Publish that too, unpublish this as well, or choose another.`,
        ...(isLater && { severity: 'warning' }),
      };
    }
    if (isLater && broken.length > 0) return;
  }
}
