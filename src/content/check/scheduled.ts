import { isMistake, type Problem } from '../model/problem';
import {
  publicationDates,
  reasonText,
  reasonUnpublished,
  unpublishedGroups,
} from '../model/publication';
import type { CheckedFile } from './checkFields';
import { type ContentIndex, publishedOn, targetOf } from './contentIndex';
import { missingFiles } from './crossProblems';
import { referenceProblems } from './references';
import { shownOn } from './shownOn';

/** Everything that is unpublished on a day, at the field that decides it. */
export function unpublishedParts({ files }: ContentIndex, day: string): Problem[] {
  return files.flatMap(({ file, entry, placeOf }) =>
    unpublishedGroups(entry?.fields, day).map(({ path, reason }) => {
      const problem = { code: 'unpublished', message: reasonText(reason), advice: '' };
      return { ...problem, file, ...placeOf([...path, reason.by]) };
    }),
  );
}

/**
 * Finds what breaks because something is unpublished: today, and, as warnings, on the next later day on which something
 * does. `problems` are those of the whole site.
 */
export function publicationGaps(
  whole: ContentIndex,
  problems: readonly Problem[],
  today: string,
): Problem[] {
  const reported = new Set(problems.map(keyOf));
  const concerned = concernedByDay(whole, today);
  const gapsOn = (day: string) =>
    problemsOn(day, whole, [...(concerned.get(day) ?? [])]).filter(
      (problem) => !reported.has(keyOf(problem)),
    );
  const gaps = gapsOn(today);
  for (const gap of gaps) reported.add(keyOf(gap));
  for (const day of [...concerned.keys()].filter((each) => each > today).sort()) {
    const later = gapsOn(day).map((problem): Problem => {
      const advice = `From ${day} on, this stops the build. ${problem.advice}`;
      return { ...problem, advice, severity: 'warning' };
    });
    if (later.length > 0) return [...gaps, ...later];
  }
  return gaps;
}

/** The files that change on a day and those that refer to them; on `today`, those that aren't shown as they are. */
function concernedByDay(whole: ContentIndex, today: string): Map<string, Set<CheckedFile>> {
  const daysOf = new Map<unknown, string[]>();
  for (const file of whole.files) {
    const now = shownOn(file, today) === file ? [] : [today];
    daysOf.set(file, [...now, ...publicationDates(file.entry?.fields)]);
  }
  const concerned = new Map<string, Set<CheckedFile>>();
  for (const file of whole.files) {
    const targets = file.references.map((reference) => targetOf(reference, whole));
    for (const day of [file, ...targets].flatMap((each) => daysOf.get(each) ?? [])) {
      concerned.set(day, (concerned.get(day) ?? new Set()).add(file));
    }
  }
  return concerned;
}

function keyOf({ code, file, field, line }: Problem): string {
  return [code, file, field, line].join(' ');
}

/** The mistakes in what visitors see of these files on a day. */
function problemsOn(day: string, whole: ContentIndex, files: readonly CheckedFile[]): Problem[] {
  const shown = publishedOn(day, whole, files);
  const home = whole.paths.get('/');
  const reason = reasonUnpublished(home?.entry?.fields, day);
  const advice = 'Publish that too, unpublish this as well, or choose another.';
  const found = [...missingFiles(shown), ...referenceProblems(shown)];
  const between = found.map((problem) => {
    const message = `${problem.message}: it is unpublished on ${day}`;
    const ofHome = problem.code === 'no-home' && home && reason;
    const place = ofHome ? { file: home.file, ...home.placeOf([reason.by]) } : {};
    return { ...problem, ...place, message, advice };
  });
  return [...shown.files.flatMap(({ problems }) => problems), ...between].filter(isMistake);
}
