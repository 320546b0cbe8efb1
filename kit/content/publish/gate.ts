import { checkChanges } from '../check/checkChanges';
import { type CheckResult, checkContent } from '../check/checkContent';
import { rememberFindings } from '../check/checkFile';
import { today } from '../fields/day';
import { type Publication, reasonUnpublished } from '../fields/publication';
import { childOf } from '../fields/shape';
import type { Entry } from '../model/entry';
import {
  type ContentChanges,
  type ContentFiles,
  readContent,
  withChanges,
} from '../read/readContent';
import { oneAtATime } from './oneAtATime';

export type Gate = ReturnType<typeof createGate>;

/** What the check found, and what the site shows: the content as of the last time it was valid. */
export interface GateResult extends CheckResult {
  published: readonly Entry[];
  /** The day for which it was checked. */
  today: string;
}

/**
 * Makes a gate in front of the site, for the content folder `root`. Content gets through only if all of it is valid;
 * unpublished parts are left out unless `publication` shows drafts. That is called each time, since it supplies the day.
 * What hasn't changed since is neither read nor checked again; calls run one at a time.
 *
 * @param siteUrl the site’s address, where it is known
 */
export function createGate(
  root: string,
  publication: () => Publication = visitorsToday,
  siteUrl?: string,
) {
  const inTurn = oneAtATime();
  const findingsOf = rememberFindings();
  let files: ContentFiles = new Map();
  let published: readonly Entry[] = [];

  /** Checks the content and, if all of it is valid, lets it through. */
  const pass = () =>
    inTurn(async (): Promise<GateResult> => {
      files = await readContent(root, files);
      const shows = publication();
      const checked = checkContent(files, shows.today, { findingsOf, siteUrl });
      if (checked.problems.length === 0) published = publishedEntries(checked, shows);
      return { ...checked, published, today: shows.today };
    });

  /** What these changes, of which nothing is written, would bring: see `checkChanges`. */
  const tryChanges = (changes: ContentChanges) =>
    inTurn(async () => {
      files = await readContent(root, files);
      const { today } = publication();
      const { problems } = checkContent(files, today, { findingsOf, siteUrl });
      const changed = await withChanges(files, changes);
      return checkChanges(files, problems, changed, today, { findingsOf, siteUrl });
    });

  return { pass, checkChanges: tryChanges };
}

function visitorsToday(): Publication {
  return { today: today(), drafts: false };
}

/**
 * What to publish of valid content. Files of which visitors see nothing, unpublished parts of others, and buttons that
 * lead to unpublished pages are included only if drafts are shown.
 */
export function publishedEntries(
  { entries, hidden }: Pick<CheckResult, 'entries' | 'hidden'>,
  { today, drafts }: Publication,
) {
  if (drafts) return entries;
  const hiddenEntries = entries.filter(({ file }) => hidden.has(file));
  const targets = new Set(hiddenEntries.map(({ collection, name }) => `${collection} ${name}`));
  const isLeftOut = (group: unknown) =>
    reasonUnpublished(group, today) !== undefined ||
    targets.has(`pages ${childOf(group, 'page')}`) ||
    targets.has(`policies ${childOf(group, 'policy')}`);
  return entries.filter(({ file }) => !hidden.has(file)).map((entry) => pruned(entry, isLeftOut));
}

/** The fields of a file without the groups that are left out. */
function pruned<Fields>(fields: Fields, isLeftOut: (group: unknown) => boolean): Fields;
function pruned(value: unknown, isLeftOut: (group: unknown) => boolean): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isLeftOut(item)).map((item) => pruned(item, isLeftOut));
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, child]) => !isLeftOut(child));
  return Object.fromEntries(kept.map(([name, child]) => [name, pruned(child, isLeftOut)]));
}
