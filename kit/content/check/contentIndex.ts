import { type FieldPath, isWithin } from '../fields/paths';
import type { Reference } from '../fields/problem';
import { reasonUnpublished } from '../fields/publication';
import { pathOf, productIn } from '../model/entry';
import { isPageCollection, isSingle } from '../model/model';
import type { PictureFacts } from '../read/readPicture';
import { oldAddresses } from './addresses';
import type { CheckedFile } from './checkContent';

/** A picture; one with mistakes has no size. */
export type KnownPicture = { file: string } & Partial<PictureFacts>;

/**
 * The files of a content folder, by the names that other files use for them. Files with problems are included, since
 * their names exist all the same.
 */
export interface ContentIndex {
  files: readonly CheckedFile[];
  /** By collection and name, such as `videos/tour`. */
  byName: ReadonlyMap<string, CheckedFile>;
  /** By the path that fields use, such as `/images/portal.png`; undefined where it isn’t known which there are. */
  images: ReadonlyMap<string, KnownPicture> | undefined;
  /** The pages, by their path. */
  paths: ReadonlyMap<string, CheckedFile>;
  /** The targets of redirects, by the old path. */
  redirects: ReadonlyMap<string, string>;
  /** The pages, by their former paths. */
  formerPaths: ReadonlyMap<string, CheckedFile>;
  /** The product's name. */
  product: string;
  /** Whether all files could be read. Otherwise what isn’t found may be in one that couldn’t. */
  isWhole: boolean;
}

/** Indexes all content. */
export function indexContent(
  files: readonly CheckedFile[],
  images: ContentIndex['images'],
): ContentIndex {
  const byName = new Map<string, CheckedFile>();
  const paths = new Map<string, CheckedFile>();
  const redirects = new Map<string, string>();
  const formerPaths = new Map<string, CheckedFile>();
  let product = '';
  for (const file of files) {
    byName.set(`${file.collection}/${file.name}`, file);
    const path = pathOf(file);
    if (path !== undefined) paths.set(path, file);
    for (const { from, to } of oldAddresses(file)) {
      if (isPageCollection(file.collection)) formerPaths.set(from, file);
      else redirects.set(from, to);
    }
    product ||= productIn(file) ?? '';
  }
  const isWhole = files.every((file) => file.fields !== undefined);
  return { files, byName, images, paths, redirects, formerPaths, product, isWhole };
}

/**
 * Whether visitors see a field on a day, or, where the path is empty, anything of the file: no part that has it is unpublished.
 * Without a day, everything is shown.
 */
export function isPublished(
  { conditional }: CheckedFile,
  path: FieldPath,
  day: string | undefined,
): boolean {
  if (day === undefined) return true;
  return !conditional.some(
    (part) => isWithin(path, part.path) && reasonUnpublished(part.value, day) !== undefined,
  );
}

/** The target of a reference; undefined if it doesn't exist or, given a day, isn't shown then. */
export function targetOf(
  { what, collection, value }: Reference,
  contentIndex: ContentIndex,
  day?: string,
): CheckedFile | KnownPicture | undefined {
  if (what === 'link') return pageAt(value.replace(/[?#].*$/s, ''), contentIndex, day);
  const { byName, images } = contentIndex;
  if (collection === undefined) return images?.get(value);
  return ifPublished(byName.get(`${collection}/${value}`), day);
}

/** The page at a path, or at the new address of a former path; given a day, only one that is shown then. */
export function pageAt(path: string, { paths, formerPaths }: ContentIndex, day?: string) {
  return ifPublished(paths.get(path), day) ?? ifPublished(formerPaths.get(path), day);
}

function ifPublished(file: CheckedFile | undefined, day: string | undefined) {
  return file && isPublished(file, [], day) ? file : undefined;
}

/**
 * The files that visitors see nothing of on a day: those that are unpublished, and the pictures and files without a
 * page that nothing published references, directly or through another file.
 */
export function hiddenFiles(contentIndex: ContentIndex, day: string): Set<string> {
  const { files, images = new Map<string, KnownPicture>() } = contentIndex;
  const hidden = new Set([...files, ...images.values()].map(({ file }) => file));
  const isPublishedByItself = ({ collection }: CheckedFile) =>
    isSingle(collection) || isPageCollection(collection);
  const seen: (CheckedFile | KnownPicture)[] = files.filter(
    (file) => isPublishedByItself(file) && isPublished(file, [], day),
  );
  for (const file of seen) {
    if (!hidden.delete(file.file) || !('references' in file)) continue;
    const references = file.references.filter(({ path }) => isPublished(file, path, day));
    seen.push(...references.flatMap((reference) => targetOf(reference, contentIndex, day) ?? []));
  }
  return hidden;
}
