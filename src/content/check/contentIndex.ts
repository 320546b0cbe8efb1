import { isSingle } from '../model/entry';
import { isPageCollection } from '../model/model';
import type { Reference } from '../model/records';
import { childOf } from '../model/shape';
import type { CheckedPicture } from '../read/readPicture';
import type { CheckedFile } from './checkFields';
import { shownOn } from './shownOn';

/**
 * The files of a content folder, by the names that other files use for them. Files with problems are included, since
 * their names exist all the same.
 */
export interface ContentIndex {
  /** The name of the content folder. */
  folder: string;
  files: readonly CheckedFile[];
  /** The day on which visitors see these files; undefined for all content. */
  day?: string;
  /** By collection and name, such as `videos/tour`. */
  byName: ReadonlyMap<string, CheckedFile>;
  /** By the path that fields use, such as `/images/portal.png`. */
  images: ReadonlyMap<string, CheckedPicture>;
  /** The pages and policies, by their path. */
  paths: ReadonlyMap<string, CheckedFile>;
  /** The targets of redirects, by the old path. */
  redirects: ReadonlyMap<string, string>;
  /** The pages, by their former paths. */
  formerPaths: ReadonlyMap<string, CheckedFile>;
  /** The product's name. */
  product: string;
}

/** Indexes all content. */
export function indexContent(
  folder: string,
  files: readonly CheckedFile[],
  images: ContentIndex['images'],
): ContentIndex {
  const byName = new Map<string, CheckedFile>();
  const paths = new Map<string, CheckedFile>();
  const redirects = new Map<string, string>();
  const formerPaths = new Map<string, CheckedFile>();
  let product = '';
  for (const file of files) {
    const { collection, name, references, entry } = file;
    byName.set(`${collection}/${name}`, file);
    const path = pathOf(file);
    if (path !== undefined) paths.set(path, file);
    for (const { what, field, value } of collection === 'pages' ? references : []) {
      if (what === 'path' && field !== 'path') formerPaths.set(value, file);
    }
    if (entry?.collection === 'site') product = entry.fields.product;
    if (entry?.collection !== 'redirects') continue;
    for (const { from, to } of entry.fields.redirects) redirects.set(from, to);
  }
  return { folder, files, byName, images, paths, redirects, formerPaths, product };
}

/** What visitors see on a day, of all files or of these. */
export function publishedOn(day: string, whole: ContentIndex, files = whole.files): ContentIndex {
  return { ...whole, day, files: files.flatMap((file) => shownOn(file, day) ?? []) };
}

/** The path of a page or policy, whether right or wrong; undefined of any other file. */
export function pathOf({ collection, name, value }: CheckedFile): string | undefined {
  const path = collection === 'policies' ? `/${name}` : childOf(value, 'path');
  return typeof path === 'string' ? path : undefined;
}

/** The target of a reference; undefined if it doesn't exist, or isn't published on the day of the index. */
export function targetOf({ what, collection, value }: Reference, contentIndex: ContentIndex) {
  if (what === 'link') return pageAt(value.replace(/[?#].*$/s, ''), contentIndex);
  const { byName, images, day } = contentIndex;
  if (collection === undefined) return images.get(value);
  return shownOf(byName.get(`${collection}/${value}`), day);
}

/** The page or policy at a path, or at the new address of a former path. */
export function pageAt(path: string, { paths, formerPaths, day }: ContentIndex) {
  return shownOf(paths.get(path), day) ?? shownOf(formerPaths.get(path), day);
}

function shownOf(file: CheckedFile | undefined, day: string | undefined) {
  return file === undefined || day === undefined ? file : shownOn(file, day);
}

/**
 * The files that visitors see nothing of: those missing from the index of what is published, and the testimonials,
 * videos and pictures that nothing in it references, directly or through another file.
 */
export function hiddenFiles(published: ContentIndex, files: Iterable<{ file: string }>) {
  const hidden = new Set([...files].map(({ file }) => file));
  const seen: (CheckedFile | CheckedPicture)[] = published.files.filter(
    ({ collection }) => isSingle(collection) || isPageCollection(collection),
  );
  for (const file of seen) {
    if (!hidden.delete(file.file) || !('references' in file)) continue;
    seen.push(...file.references.flatMap((reference) => targetOf(reference, published) ?? []));
  }
  return hidden;
}
