import type { z } from 'zod';
import { type ContentKind, contentModel } from './model';

/** Which file it is, and what kind of content it holds. */
export interface FileOfContent<Kind extends ContentKind = ContentKind> {
  kind: Kind;
  file: string;
  /** The name of the file without its ending. */
  name: string;
}

type Fields = { [Kind in ContentKind]: z.infer<(typeof contentModel)[Kind]['schema']> };

/** A content file of one kind. */
export interface EntryOf<Kind extends ContentKind> extends FileOfContent<Kind> {
  fields: Fields[Kind];
  /** The markdown after the front matter; empty if there is none. */
  body: string;
}

/** A content file that has passed every check that needs no other file. */
export type Entry<Kind extends ContentKind = ContentKind> = { [Each in Kind]: EntryOf<Each> }[Kind];

/** The entries of one kind. */
export function entriesOf<Kind extends ContentKind>(kind: Kind, entries: readonly Entry[]) {
  return entries.filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind);
}

/** The words that all pages share. */
export type SiteWords = Fields['site'];

/** Finds these words. Throws where no entry has them, which the check lets nobody publish. */
export function siteWords(entries: readonly Entry[]): SiteWords {
  const [site] = entriesOf('site', entries);
  if (site === undefined)
    throw new Error('The content has no site.json: npm run check tells more.');
  return site.fields;
}

/** The kinds of content, in the order of the model. */
export const contentKinds = Object.keys(contentModel).filter(isKind);

function isKind(name: string): name is ContentKind {
  return Object.hasOwn(contentModel, name);
}

/** Whether there is only one file of this kind. */
export function isSingle(kind: ContentKind): boolean {
  return contentModel[kind].listed === undefined;
}

/** What a file such as `content/pages/clients.md` holds; undefined for a picture, and for what is no content. */
export function kindOfFile(file: string): ContentKind | undefined {
  return contentKinds.find((kind) => {
    const place = contentModel[kind].place.replace('.', '\\.').replace('*', '[^/]+');
    return new RegExp(`^[^/]*/${place}$`).test(file);
  });
}

const schemas: { [Kind in ContentKind]: { schema: z.ZodType<Fields[Kind]> } } = contentModel;

/** Parses fields by the schema of their kind, which gives them their type, or says in what they don't fit it. */
export function parsedEntry<Kind extends ContentKind>(
  { kind, file, name }: FileOfContent<Kind>,
  fields: unknown,
  body: string,
): { entry?: Entry<Kind>; issues: z.core.$ZodIssue[] } {
  const { success, data, error } = schemas[kind].schema.safeParse(fields);
  if (!success) return { issues: error.issues };
  return { entry: { kind, file, name, fields: data, body }, issues: [] };
}
