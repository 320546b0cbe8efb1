import { z } from 'zod';
import { checkChanges } from '../check/checkChanges';
import { type CheckResult, checkContent } from '../check/checkContent';
import { rememberFindings } from '../check/checkFile';
import { today } from '../fields/day';
import { type Publication, reasonUnpublished } from '../fields/publication';
import { childOf, fieldRecord, fieldsOf, groupOf, type Schema } from '../fields/shape';
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
 * Makes what publishes the content folder `root`: it hands on what the site shows, only once all of the content is valid.
 * Unpublished parts are left out unless `publication` shows drafts; that is called each time, since it supplies the day.
 * What hasn't changed since is neither read nor checked again; calls run one at a time.
 *
 * @param siteUrl the site’s address, where it is known
 */
export function createPublisher(
  root: string,
  publication: () => Publication = visitorsToday,
  siteUrl?: string,
) {
  const inTurn = oneAtATime();
  const findingsOf = rememberFindings();
  let files: ContentFiles = new Map();
  let published: readonly Entry[] = [];

  /** Checks the content and, if all of it is valid, publishes it. */
  const publish = () =>
    inTurn(async (): Promise<PublishedContent> => {
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
      const [newest] = changes.keys();
      return checkChanges(files, problems, changed, today, { findingsOf, newest, siteUrl });
    });

  return { publish, checkChanges: tryChanges };
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
  const isHidden = (collection: string, name: unknown) =>
    isPageCollection(collectionNamed(collection)) &&
    hidden.has(fileOf({ collection: collectionNamed(collection), name: `${name}` }));
  const isLeftOut: IsLeftOut = (schema, value) => {
    const record = fieldRecord(schema);
    if (record) return record.collection !== undefined && isHidden(record.collection, value);
    if (reasonUnpublished(value, today) !== undefined) return true;
    // A button is nothing without its page.
    return fieldsOf(groupOf(schema, value)).some(
      (field) => fieldRecord(field.schema) && isLeftOut(field.schema, childOf(value, field.name)),
    );
  };
  return entries
    .filter(({ file }) => !hidden.has(file))
    .map((entry) => {
      return { ...entry, fields: prunedFields(modelOf(entry.collection), entry.fields, isLeftOut) };
    });
}

type IsLeftOut = (schema: Schema, value: unknown) => boolean;

/** The fields of a group without the groups that are left out. */
function prunedFields(group: Schema | undefined, fields: object, isLeftOut: IsLeftOut) {
  const schemas = new Map(fieldsOf(group).map(({ name, schema }) => [name, schema]));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const schema = schemas.get(name);
      if (schema === undefined || isLeftOut(schema, value)) return [];
      return [[name, pruned(schema, value, isLeftOut)]];
    }),
  );
}

function pruned(schema: Schema, value: unknown, isLeftOut: IsLeftOut): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const kept = value.filter((item) => !isLeftOut(schema.element, item));
    return kept.map((item) => pruned(schema.element, item, isLeftOut));
  }
  const isGroup = typeof value === 'object' && value !== null;
  return isGroup ? prunedFields(groupOf(schema, value), value, isLeftOut) : value;
}
