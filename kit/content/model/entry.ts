import type { z } from 'zod';
import { type CollectionName, contentModel, isCollection } from './model';

/** Identifies a content file: its collection, its path and its name. */
export interface ContentFileId<Collection extends CollectionName = CollectionName> {
  collection: Collection;
  file: string;
  /** The name of the file without its extension. */
  name: string;
}

type Fields = {
  [Collection in CollectionName]: z.infer<(typeof contentModel)[Collection]['schema']>;
};

/** A content file of one collection. */
export interface EntryOf<Collection extends CollectionName> extends ContentFileId<Collection> {
  fields: Fields[Collection];
  /** The markdown after the front matter; empty if there is none. */
  body: string;
}

/** A content file that has passed every check that needs no other file. */
export type Entry<Collection extends CollectionName = CollectionName> = {
  [Each in Collection]: EntryOf<Each>;
}[Collection];

/** The entries of one kind. */
export function entriesOf<Collection extends CollectionName>(
  collection: Collection,
  entries: readonly Entry[],
) {
  return entries.filter(
    (entry): entry is Extract<Entry, { collection: Collection }> => entry.collection === collection,
  );
}

/** The words that all pages share. */
export type SiteWords = Fields['site'];

/** Finds these words. Throws if no entry has them, which the check doesn’t let through. */
export function siteWords(entries: readonly Entry[]): SiteWords {
  const [site] = entriesOf('site', entries);
  if (site === undefined) throw new Error('The content has no site.json: npm run check says more.');
  return site.fields;
}

/** The names of the collections, in the order of the model. */
export const collectionNames = Object.keys(contentModel).filter(isCollection);

/** Whether the collection is a single file. */
export function isSingle(collection: CollectionName): boolean {
  return contentModel[collection].listed === undefined;
}

/**
 * The collection of a file such as `content/pages/clients.md`; undefined for pictures and for anything that isn’t
 * content.
 */
export function collectionOf(file: string): CollectionName | undefined {
  return collectionNames.find((collection) => patterns.get(collection)?.test(file));
}

/** What the paths of each collection's files match. */
const patterns = new Map(
  collectionNames.map((collection) => {
    const place = contentModel[collection].place.replace('.', '\\.').replace('*', '[^/]+');
    return [collection, new RegExp(`^[^/]*/${place}$`)];
  }),
);

/** The content file at a path such as `content/pages/clients.md`; undefined if a file there would not be one. */
export function contentFileAt(file: string): ContentFileId | undefined {
  const collection = collectionOf(file);
  const name = nameOf(file);
  const isUsable = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(name);
  return collection && isUsable ? { collection, file, name } : undefined;
}

/** The path of a content file, such as `content/pages/clients.md`. */
export function fileOf({ collection, name }: Pick<ContentFileId, 'collection' | 'name'>): string {
  return `content/${contentModel[collection].place.replace('*', name)}`;
}

/** The name of a file without its folder and its extension: `portal` of `/images/portal.png`. */
export function nameOf(file: string): string {
  return file.replace(/^.*\//s, '').replace(/(?<=.)\.[^.]*$/s, '');
}

const schemas: { [Collection in CollectionName]: { schema: z.ZodType<Fields[Collection]> } } =
  contentModel;

/** Parses fields with the schema of their collection; returns the typed entry, or the issues that zod found. */
export function parsedEntry<Collection extends CollectionName>(
  { collection, file, name }: ContentFileId<Collection>,
  fields: unknown,
  body: string,
): { entry?: Entry<Collection>; issues: z.core.$ZodIssue[] } {
  const { success, data, error } = schemas[collection].schema.safeParse(fields);
  if (!success) return { issues: error.issues };
  return { entry: { collection, file, name, fields: data, body }, issues: [] };
}
