import { isMistake, type Problem } from '../model/problem';
import {
  publicationDates,
  reasonText,
  reasonUnpublished,
  unpublishedGroups,
} from '../model/publication';
import { type CheckedFile, placeOfPublicationField } from './checkedFile';
import { type ContentIndex, indexPublishedOn, targetOf } from './contentIndex';
import { crossProblems } from './crossProblems';

/** Everything that is unpublished on a day, at the field that decides it. */
export function unpublishedParts({ files }: ContentIndex, day: string): Problem[] {
  return files.flatMap((file) =>
    unpublishedGroups(file.entry?.fields, day).map(({ path, reason }) => {
      const words = { code: 'unpublished', message: reasonText(reason), advice: '' };
      return { ...words, file: file.file, ...placeOfPublicationField(file, path, reason) };
    }),
  );
}

/**
 * Finds what breaks because something is unpublished: today, and, as warnings, on the next later day on which something
 * does. `problems` are those of the whole site.
 */
export function publicationGaps(
  contentIndex: ContentIndex,
  problems: readonly Problem[],
  today: string,
): Problem[] {
  const reported = new Set(problems.map(keyOf));
  const gaps = gapsOn(today, contentIndex, reported);
  for (const gap of gaps) reported.add(keyOf(gap));
  const days = new Set(contentIndex.files.flatMap(({ entry }) => publicationDates(entry?.fields)));
  const laterDays = [...days].filter((each) => each > today).sort();
  const referrers = laterDays.length > 0 ? referrersIn(contentIndex) : undefined;
  let before = today;
  for (const day of laterDays) {
    // Only changed files, and those that refer to them, can have new problems.
    const changed = contentIndex.files.filter((file) => file.shownOn(day) !== file.shownOn(before));
    const near = new Set(changed.flatMap((file) => [file, ...(referrers?.get(file.file) ?? [])]));
    before = day;
    const later = gapsOn(day, contentIndex, reported, [...near]).map((problem): Problem => {
      const advice = `From ${day} on, this stops the build. ${problem.advice}`;
      return { ...problem, advice, severity: 'warning' };
    });
    if (later.length > 0) return [...gaps, ...later];
  }
  return gaps;
}

/** The files that refer to a file, by its path. */
function referrersIn(contentIndex: ContentIndex): ReadonlyMap<string, ReadonlySet<CheckedFile>> {
  const referrers = new Map<string, Set<CheckedFile>>();
  for (const referrer of contentIndex.files) {
    for (const reference of referrer.references) {
      const target = targetOf(reference, contentIndex);
      if (target === undefined) continue;
      referrers.set(target.file, (referrers.get(target.file) ?? new Set()).add(referrer));
    }
  }
  return referrers;
}

function keyOf({ code, file, field, line }: Problem): string {
  return [code, file, field, line].join(' ');
}

/** The problems of the site on a day that haven't been reported yet. */
function gapsOn(
  day: string,
  contentIndex: ContentIndex,
  reported: ReadonlySet<string>,
  files?: readonly CheckedFile[],
): Problem[] {
  const shown = indexPublishedOn(day, contentIndex, files);
  const own = shown.files.flatMap(({ problems }) => problems.filter(isMistake));
  const between = crossProblems(shown).filter((problem) => !reported.has(keyOf(problem)));
  const advice = 'Publish that too, unpublish this as well, or choose another.';
  const gaps = between.map((problem) => {
    const message = `${problem.message}: it is unpublished on ${day}`;
    return { ...problem, ...placeOfHome(problem, contentIndex, day), message, advice };
  });
  return [...own, ...gaps].filter((problem) => !reported.has(keyOf(problem)));
}

/** Where to report that the home page is missing. */
function placeOfHome({ code }: Problem, { paths }: ContentIndex, day: string) {
  const home = paths.get('/');
  const reason = reasonUnpublished(home?.entry?.fields, day);
  if (code !== 'no-home' || home === undefined || reason === undefined) return {};
  return { file: home.file, ...placeOfPublicationField(home, [], reason) };
}
