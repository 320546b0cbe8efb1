import { isMistake, type Problem } from '../model/problem';
import {
  publicationDates,
  reasonText,
  reasonUnpublished,
  unpublishedGroups,
} from '../model/publication';
import type { CheckedFile } from './checkFields';
import { type ContentIndex, pathOf, publishedOn } from './contentIndex';
import { missingFiles } from './crossProblems';
import { referenceProblems } from './references';
import { shownOn } from './shownOn';

/** Everything that is unpublished on a day, at the field that decides it. */
export function unpublishedParts({ files }: ContentIndex, day: string): Problem[] {
  return files.flatMap(({ file, entry, placeOf }) =>
    unpublishedGroups(entry?.fields, day).map(({ path, reason }) => {
      const words = { code: 'unpublished', message: reasonText(reason), advice: '' };
      return { ...words, file, ...placeOf([...path, reason.by]) };
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
  const referrers = referrersIn(whole);
  const gapsOn = (day: string, changed: readonly CheckedFile[]) =>
    problemsOn(day, whole, changed, referrers).filter((problem) => !reported.has(keyOf(problem)));
  const gaps = gapsOn(
    today,
    whole.files.filter((file) => shownOn(file, today) !== file),
  );
  for (const gap of gaps) reported.add(keyOf(gap));
  const changes = new Map<string, CheckedFile[]>();
  for (const file of whole.files) {
    for (const day of publicationDates(file.entry?.fields)) {
      changes.set(day, [...(changes.get(day) ?? []), file]);
    }
  }
  for (const day of [...changes.keys()].filter((each) => each > today).sort()) {
    const later = gapsOn(day, changes.get(day) ?? []).map((problem): Problem => {
      const advice = `From ${day} on, this stops the build. ${problem.advice}`;
      return { ...problem, advice, severity: 'warning' };
    });
    if (later.length > 0) return [...gaps, ...later];
  }
  return gaps;
}

/** The files that refer to another one, by its collection and name, or by its path. */
function referrersIn({ files }: ContentIndex): Map<string, Set<CheckedFile>> {
  const referrers = new Map<string, Set<CheckedFile>>();
  for (const file of files) {
    for (const { collection, value } of file.references) {
      const name = collection ? `${collection}/${value}` : value.replace(/[?#].*$/s, '');
      referrers.set(name, (referrers.get(name) ?? new Set()).add(file));
    }
  }
  return referrers;
}

function keyOf({ code, file, field, line }: Problem): string {
  return [code, file, field, line].join(' ');
}

/** The mistakes in what visitors see on a day, of the files that change on it and those that refer to them. */
function problemsOn(
  day: string,
  whole: ContentIndex,
  changed: readonly CheckedFile[],
  referrers: ReadonlyMap<string, Iterable<CheckedFile>>,
): Problem[] {
  const names = changed.flatMap((file) => [`${file.collection}/${file.name}`, pathOf(file) ?? '']);
  const concerned = new Set([
    ...changed,
    ...names.flatMap((name) => [...(referrers.get(name) ?? [])]),
  ]);
  const shown = publishedOn(day, whole, [...concerned]);
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
