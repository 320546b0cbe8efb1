import { isMistake, type Problem } from '../model/problem';
import {
  reasonText,
  reasonUnpublished,
  turningDays,
  unpublishedGroups,
} from '../model/publication';
import { crossProblems } from './crossProblems';
import { placeOfMark, type ReadFile } from './readFile';
import { type Site, siteOn, targetOf } from './site';

/** Everything that is unpublished on a day, at the field that decides it. */
export function unpublishedParts({ files }: Site, day: string): Problem[] {
  return files.flatMap((file) =>
    unpublishedGroups(file.entry?.fields, day).map(({ path, reason }) => {
      const words = { code: 'unpublished', message: reasonText(reason), advice: '' };
      return { ...words, file: file.file, ...placeOfMark(file, path, reason) };
    }),
  );
}

/**
 * Finds what breaks because something is unpublished: today, and, as warnings, on the next later day on which something
 * does. `problems` are those of the whole site.
 */
export function publicationGaps(
  site: Site,
  problems: readonly Problem[],
  today: string,
): Problem[] {
  const told = new Set(problems.map(keyOf));
  const gaps = gapsOn(today, site, told);
  for (const gap of gaps) told.add(keyOf(gap));
  const days = new Set(site.files.flatMap(({ entry }) => turningDays(entry?.fields)));
  const laterDays = [...days].filter((each) => each > today).sort();
  const users = laterDays.length > 0 ? usersIn(site) : undefined;
  let before = today;
  for (const day of laterDays) {
    // What has stayed as it was, and names nothing that hasn't, is as right as it was.
    const changed = site.files.filter((file) => file.shownOn(day) !== file.shownOn(before));
    const near = new Set(changed.flatMap((file) => [file, ...(users?.get(file.file) ?? [])]));
    before = day;
    const later = gapsOn(day, site, told, [...near]).map((problem): Problem => {
      const advice = `From ${day} on, this stops the build. ${problem.advice}`;
      return { ...problem, advice, severity: 'warning' };
    });
    if (later.length > 0) return [...gaps, ...later];
  }
  return gaps;
}

/** The files that name a file, by its path. */
function usersIn(site: Site): ReadonlyMap<string, ReadonlySet<ReadFile>> {
  const users = new Map<string, Set<ReadFile>>();
  for (const user of site.files) {
    for (const use of user.uses) {
      const target = targetOf(use, site);
      if (target === undefined) continue;
      users.set(target.file, (users.get(target.file) ?? new Set()).add(user));
    }
  }
  return users;
}

function keyOf({ code, file, field, line }: Problem): string {
  return [code, file, field, line].join(' ');
}

/** What the check says of the site on a day that it hasn't told yet. */
function gapsOn(
  day: string,
  site: Site,
  told: ReadonlySet<string>,
  files?: readonly ReadFile[],
): Problem[] {
  const shown = siteOn(day, site, files);
  const own = shown.files.flatMap(({ problems }) => problems.filter(isMistake));
  const between = crossProblems(shown).filter((problem) => !told.has(keyOf(problem)));
  const advice = 'Publish that too, unpublish this as well, or choose another.';
  const gaps = between.map((problem) => {
    const message = `${problem.message}: it is unpublished on ${day}`;
    return { ...problem, ...placeOfHome(problem, site, day), message, advice };
  });
  return [...own, ...gaps].filter((problem) => !told.has(keyOf(problem)));
}

/** Where a site that lacks its first page says so. */
function placeOfHome({ code }: Problem, { paths }: Site, day: string) {
  const home = paths.get('/');
  const reason = reasonUnpublished(home?.entry?.fields, day);
  if (code !== 'no-home' || home === undefined || reason === undefined) return {};
  return { file: home.file, ...placeOfMark(home, [], reason) };
}
