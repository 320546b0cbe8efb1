import { referencedCollections } from '../model/collections';
import { collectionNames, entriesOf } from '../model/entry';
import type { Reference } from '../model/fieldTypes/fieldType';
import { childOf } from '../model/shape';
import type { CheckedPicture } from '../read/readPicture';
import type { CheckedFile } from './checkedFile';

/**
 * All files of a content folder, indexed by the names that other files use for them. Files with problems are included,
 * since their names exist all the same.
 */
export interface ContentIndex {
  /** The name of the content folder. */
  folder: string;
  files: readonly CheckedFile[];
  /** The files of a folder, by their names. */
  byName: ReadonlyMap<string, ReadonlyMap<string, CheckedFile>>;
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
  /** The part of a file that is shown; undefined if nothing is. */
  shown(file: CheckedFile | undefined): CheckedFile | undefined;
}

export function indexContent(
  folder: string,
  files: readonly CheckedFile[],
  images: ContentIndex['images'],
): ContentIndex {
  const filesIn = (collection: string) =>
    new Map(
      files.filter((file) => file.collection === collection).map((file) => [file.name, file]),
    );
  const entries = files.flatMap(({ entry }) => entry ?? []);
  const redirects = entriesOf('redirects', entries).flatMap(({ fields }) => fields.redirects);
  const paths = new Map<string, CheckedFile>();
  const formerPaths = new Map<string, CheckedFile>();
  for (const file of files) {
    const path = pathOf(file);
    if (path !== undefined) paths.set(path, file);
    const former = file.references.filter(({ what, field }) => what === 'path' && field !== 'path');
    if (file.collection === 'pages') for (const { value } of former) formerPaths.set(value, file);
  }
  return {
    folder,
    files,
    byName: new Map(collectionNames.map((collection) => [collection, filesIn(collection)])),
    images,
    paths,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    formerPaths,
    product: entriesOf('site', entries)[0]?.fields.product ?? '',
    shown: (file) => file,
  };
}

/** The path of a page or policy, whether right or wrong; undefined of any other file. */
export function pathOf({ collection, name, value }: CheckedFile): string | undefined {
  const path = collection === 'policies' ? `/${name}` : childOf(value, 'path');
  return typeof path === 'string' ? path : undefined;
}

/** The content as visitors see it on a day, or only these files of it. */
export function indexPublishedOn(
  day: string,
  contentIndex: ContentIndex,
  files = contentIndex.files,
): ContentIndex {
  const shown = files.flatMap((file) => file.shownOn(day) ?? []);
  return { ...contentIndex, files: shown, shown: (file) => file?.shownOn(day) };
}

/** The target of a reference; undefined if it doesn't exist. */
export function targetOf({ what, collection, value }: Reference, contentIndex: ContentIndex) {
  if (what === 'link') return pageAt(value.replace(/[?#].*$/s, ''), contentIndex);
  if (collection === undefined) return contentIndex.images.get(value);
  return contentIndex.shown(contentIndex.byName.get(collection)?.get(value));
}

/** The page or policy at a path, or at the new address of a former path. */
export function pageAt(
  path: string,
  { paths, formerPaths, shown }: ContentIndex,
): CheckedFile | undefined {
  return shown(paths.get(path)) ?? shown(formerPaths.get(path));
}

/**
 * The files that visitors see nothing of if only `shown` is published: those missing from it, and the testimonials,
 * videos and pictures that nothing in it references, directly or through another file.
 */
export function hiddenFiles(contentIndex: ContentIndex, shown: ContentIndex): Set<string> {
  const hidden = new Set(
    [...contentIndex.files, ...contentIndex.images.values()].map(({ file }) => file),
  );
  const seen: (CheckedFile | CheckedPicture)[] = shown.files.filter(
    ({ collection }) => !Object.hasOwn(referencedCollections, collection),
  );
  for (const file of seen) {
    if (!hidden.delete(file.file) || !('references' in file)) continue;
    seen.push(...file.references.flatMap((reference) => targetOf(reference, shown) ?? []));
  }
  return hidden;
}
