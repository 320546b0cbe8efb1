import { formatPath } from '../fields/paths';
import { isMistake, type Problem } from '../fields/problem';
import { publicationDates, reasonUnpublished } from '../fields/publication';
import type { CheckedFile } from './checkContent';
import { type ContentIndex, pageAt, targetOf } from './contentIndex';
import { noHome } from './fileRules';
import { referenceRules } from './referenceRules';
import { collector } from './reporter';
import { reworded } from './wording';

/**
 * Finds what breaks because something is unpublished: today, and, as warnings, on the next later day on which something
 * does. `problems` are those of all content.
 */
export function publicationGaps(
  index: ContentIndex,
  problems: readonly Problem[],
  today: string,
): Problem[] {
  const reported = new Set(problems.map(placeKey));
  const concerned = concernedByDay(index, today);
  const gapsOn = (day: string) =>
    mistakesOn(day, index, [...(concerned.get(day) ?? [])]).filter(
      (problem) => !reported.has(placeKey(problem)),
    );
  const gaps = gapsOn(today);
  for (const gap of gaps) reported.add(placeKey(gap));
  for (const day of [...concerned.keys()].filter((each) => each > today).sort()) {
    const later = gapsOn(day).map((problem): Problem => {
      const warning = reworded(problem, ({ message, advice }) => {
        return { message, advice: `From ${day} on, this stops the build. ${advice}` };
      });
      return { ...warning, severity: 'warning' };
    });
    if (later.length > 0) return [...gaps, ...later];
  }
  return gaps;
}

/** The files that can break on a day: those that change on it or, today, have changed; and those that refer to them. */
function concernedByDay(index: ContentIndex, today: string): Map<string, Set<CheckedFile>> {
  const concerned = new Map<string, Set<CheckedFile>>();
  for (const file of index.files) {
    const targets = file.references.map((reference) => targetOf(reference, index));
    for (const target of [file, ...targets]) {
      if (target === undefined || !('conditional' in target) || target.conditional.length === 0)
        continue;
      for (const day of [today, ...publicationDates(target.conditional)]) {
        concerned.set(day, (concerned.get(day) ?? new Set()).add(file));
      }
    }
  }
  return concerned;
}

function placeKey({ code, file, path, line }: Problem): string {
  return [code, file, formatPath(path), line].join(' ');
}

/** The mistakes between what visitors see of these files on a day and what they see of all content. */
function mistakesOn(day: string, index: ContentIndex, files: readonly CheckedFile[]): Problem[] {
  const advice = 'Publish that too, unpublish this as well, or choose another.';
  const { problems, tell } = collector();
  referenceRules(index, tell, day, files);
  return [...homeProblems(index, day), ...problems.filter(isMistake)].map((problem) => {
    return reworded(problem, ({ message }) => {
      return { message: `${message}: it is unpublished on ${day}`, advice };
    });
  });
}

/** Finds the home page at what unpublishes it. */
function homeProblems(index: ContentIndex, day: string): Problem[] {
  const home = pageAt('/', index);
  const reason = reasonUnpublished(home?.entry?.fields, day);
  if (home === undefined || reason === undefined || pageAt('/', index, day)) return [];
  const path = [reason.by];
  return [{ ...noHome, file: home.file, path, line: home.lineOf(path) }];
}
