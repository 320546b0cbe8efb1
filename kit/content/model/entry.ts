import { childOf } from '../fields/paths';
import { fieldsIn } from '../fields/walk';
import { type CollectionName, collectionNames, contentModel, modelOf } from './model';

/** Identifies a content file: its collection, its path and its name. Made by `contentFileAt`. */
export interface ContentFileId {
  collection: CollectionName;
  file: string;
  /** The name of the file without its extension. */
  name: string;
}

/** A content file that has passed every check that needs no other file. Made by `checkFile`. */
export interface Entry extends ContentFileId {
  fields: Readonly<Record<string, unknown>>;
}

/** A content file, finished or not. Made by the parser, by the form, and of what a commit had. */
export interface ContentFile {
  collection: CollectionName;
  name: string;
  fields: unknown;
}

/** Its fields alone. */
export type WrittenFields = Pick<ContentFile, 'collection' | 'fields'>;

/**
 * The collection of a file such as `content/pages/clients.md`; undefined for pictures and for anything that isn’t
 * content.
 */
export function collectionOf(file: string): CollectionName | undefined {
  const name = nameOf(file);
  return collectionNames.find((collection) => fileOf({ collection, name }) === file);
}

/** The content file at a path such as `content/pages/clients.md`; undefined if a file there would not be one. */
export function contentFileAt(file: string): ContentFileId | undefined {
  const collection = collectionOf(file);
  const name = nameOf(file);
  const isUsable = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(name);
  return collection && isUsable ? { collection, file, name } : undefined;
}

/** The path of a content file, such as `content/pages/clients.md`. */
export function fileOf({ collection, name }: Pick<ContentFileId, 'collection' | 'name'>): string {
  return `content/${contentModel[collection].place.replace('*', () => name)}`;
}

/** The name of a file without its folder and its extension: `portal` of `/images/portal.png`. */
export function nameOf(file: string): string {
  return file.replace(/^.*\//s, '').replace(/(?<=.)\.[^.]*$/s, '');
}

/** The path of a page, whether right or wrong; undefined of any other file. */
export function pathOf({ collection, name, fields }: ContentFile): string | undefined {
  const { page } = contentModel[collection];
  if (page === undefined) return undefined;
  const path =
    typeof page.path === 'string' ? page.path.replace('*', name) : childOf(fields, page.path.field);
  return typeof path === 'string' ? path : undefined;
}

/** Whether only those who have its address see a page. */
export function isUnlisted({ collection, fields }: WrittenFields): boolean {
  const field = contentModel[collection].page?.unlisted;
  return field !== undefined && childOf(fields, field) === true;
}

/**
 * The files of a collection that a file names, such as the videos that the buttons of a page play, without duplicates, in
 * the order of the fields.
 */
export function filesNamed({ collection, fields }: WrittenFields, named: string): string[] {
  const references = [...fieldsIn(modelOf(collection), fields)].filter(
    ({ kind }) => kind.collection === named,
  );
  return [...new Set(references.flatMap(({ value }) => (typeof value === 'string' ? value : [])))];
}

/** The product’s name, where a file has it. */
export function productIn({ collection, fields }: WrittenFields): string | undefined {
  const { names } = contentModel[collection];
  const product = names && childOf(fields, names.product);
  return typeof product === 'string' ? product : undefined;
}

/** The product’s name and the address to write to. Throws if no entry has them, which the check doesn’t let through. */
export function namesIn(entries: readonly Entry[]): { product: string; email: string } {
  for (const { collection, fields } of entries) {
    const { names } = contentModel[collection];
    if (names === undefined) continue;
    const [product, email] = [childOf(fields, names.product), childOf(fields, names.email)];
    if (typeof product === 'string' && typeof email === 'string') return { product, email };
  }
  throw new Error('The content lacks the product’s name: npm run check says more.');
}
