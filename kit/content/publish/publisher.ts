import { checkChanges } from '../check/checkChanges';
import { type CheckResult, checkContent } from '../check/checkContent';
import { today } from '../fields/day';
import { asGroup, childOf } from '../fields/paths';
import { type Publication, reasonUnpublished } from '../fields/publication';
import { fieldsOf, groupOf, map, type Part } from '../fields/walk';
import { type Entry, fileOf } from '../model/entry';
import { collectionNamed, isPageCollection, modelOf } from '../model/model';
import {
  type ContentChanges,
  type ContentFiles,
  readContent,
  withChanges,
} from '../read/readContent';
import { oneAtATime } from './oneAtATime';

export type Publisher = ReturnType<typeof createPublisher>;

/** What the check found, and what the site shows: the content as of the last time it was valid. */
export interface PublishedContent extends CheckResult {
  published: readonly Entry[];
  /** The day for which it was checked. */
  today: string;
}

/**
 * A publisher of the content folder `root`. It returns the last content that was valid as a whole. Unpublished parts are
 * left out unless `publication`, which is called each time for the day, shows drafts. Files that haven't changed are neither
 * read nor checked again, and calls run one at a time.
 *
 * @param siteUrl the site’s address, where it is known
 */
export function createPublisher(
  root: string,
  publication: () => Publication = () => ({ today: today(), drafts: false }),
  siteUrl?: string,
) {
  const inTurn = oneAtATime();
  let files: ContentFiles = new Map();
  let published: readonly Entry[] = [];

  /** Checks the content and, if all of it is valid, publishes it. */
  const publish = () =>
    inTurn(async (): Promise<PublishedContent> => {
      files = await readContent(root, files);
      const shows = publication();
      const checked = checkContent(files, shows.today, { siteUrl });
      if (checked.problems.length === 0) published = publishedEntries(checked, shows);
      return { ...checked, published, today: shows.today };
    });

  /** Checks changes before anything of them is written: see `checkChanges`. */
  const tryChanges = (changes: ContentChanges) =>
    inTurn(async () => {
      files = await readContent(root, files);
      const { today } = publication();
      const before = checkContent(files, today, { siteUrl });
      const after = checkContent(await withChanges(files, changes), today, { siteUrl });
      return checkChanges(before, after);
    });

  return { publish, checkChanges: tryChanges };
}

/**
 * The entries to publish of valid content. Hidden files, unpublished parts of others, and buttons that lead to unpublished
 * pages are included only if drafts are shown.
 */
function publishedEntries({ entries, hidden }: CheckResult, { today, drafts }: Publication) {
  if (drafts) return entries;
  const isHidden = (collection: string, name: unknown) =>
    isPageCollection(collectionNamed(collection)) &&
    hidden.has(fileOf({ collection: collectionNamed(collection), name: `${name}` }));
  return entries
    .filter(({ file }) => !hidden.has(file))
    .map((entry) => ({
      ...entry,
      fields: asGroup(map(modelOf(entry.collection), entry.fields, seen)),
    }));

  function seen({ path, schema, value: written }: Part, value: unknown): unknown {
    if (schema.is === 'field') {
      return schema.collection !== undefined && isHidden(schema.collection, value)
        ? undefined
        : value;
    }
    if (schema.is === 'list' || path.length === 0) return value;
    if (reasonUnpublished(value, today) !== undefined) return undefined;
    // A button is nothing without its page.
    const lost = fieldsOf(groupOf(schema, value)).some(
      ({ name, schema: { is } }) =>
        is === 'field' &&
        childOf(written, name) !== undefined &&
        childOf(value, name) === undefined,
    );
    return lost ? undefined : value;
  }
}
