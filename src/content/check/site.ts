import { collections } from '../model/collections';
import { contentKinds, entriesOf } from '../model/entry';
import type { Use } from '../model/kinds/kind';
import { childOf } from '../model/shape';
import type { ReadPicture } from '../read/readPicture';
import type { ReadFile } from './readFile';

/**
 * All files of a content folder, as the check has read them, by the names that others use for them. Those with problems
 * count, since their names exist all the same.
 */
export interface Site {
  /** The name of the content folder. */
  folder: string;
  files: readonly ReadFile[];
  /** The files of a folder, by their names. */
  named: ReadonlyMap<string, ReadonlyMap<string, ReadFile>>;
  /** By the path that fields use, such as `/images/portal.png`. */
  images: ReadonlyMap<string, ReadPicture>;
  /** The pages and policies, by their path. */
  paths: ReadonlyMap<string, ReadFile>;
  /** The targets of redirects, by the path that they are from. */
  redirects: ReadonlyMap<string, string>;
  /** The pages, by the paths that they once had. */
  formerPaths: ReadonlyMap<string, ReadFile>;
  /** The product's name. */
  product: string;
  /** What of a file is shown; undefined if nothing is. */
  shown(file: ReadFile | undefined): ReadFile | undefined;
}

export function siteOf(folder: string, files: readonly ReadFile[], images: Site['images']): Site {
  const ofKind = (kind: string) =>
    new Map(files.filter((file) => file.kind === kind).map((file) => [file.name, file]));
  const entries = files.flatMap(({ entry }) => entry ?? []);
  const redirects = entriesOf('redirects', entries).flatMap(({ fields }) => fields.redirects);
  const paths = new Map<string, ReadFile>();
  const formerPaths = new Map<string, ReadFile>();
  for (const file of files) {
    const path = pathOf(file);
    if (path !== undefined) paths.set(path, file);
    const former = file.uses.filter(({ what, field }) => what === 'path' && field !== 'path');
    if (file.kind === 'pages') for (const { value } of former) formerPaths.set(value, file);
  }
  return {
    folder,
    files,
    named: new Map(contentKinds.map((kind) => [kind, ofKind(kind)])),
    images,
    paths,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    formerPaths,
    product: entriesOf('site', entries)[0]?.fields.product ?? '',
    shown: (file) => file,
  };
}

/** The path of a page or policy, whether right or wrong; undefined of any other file. */
export function pathOf({ kind, name, value }: ReadFile): string | undefined {
  const path = kind === 'policies' ? `/${name}` : childOf(value, 'path');
  return typeof path === 'string' ? path : undefined;
}

/** The site as visitors see it on a day, or of it these files alone. */
export function siteOn(day: string, site: Site, files = site.files): Site {
  const shown = files.flatMap((file) => file.shownOn(day) ?? []);
  return { ...site, files: shown, shown: (file) => file?.shownOn(day) };
}

/** What a field refers to; undefined if it doesn't exist. */
export function targetOf({ what, collection, value }: Use, site: Site) {
  if (what === 'link') return pageAt(value.replace(/[?#].*$/s, ''), site);
  if (collection === undefined) return site.images.get(value);
  return site.shown(site.named.get(collection)?.get(value));
}

/** The page or policy that a path leads to, by a detour perhaps. */
export function pageAt(path: string, { paths, formerPaths, shown }: Site): ReadFile | undefined {
  return shown(paths.get(path)) ?? shown(formerPaths.get(path));
}

/**
 * The files of a site of which visitors see nothing where only the part `shown` of it is published: those that this part
 * lacks, and the testimonials, videos and pictures that nothing in it names, directly or through another file.
 */
export function hiddenFiles(site: Site, shown: Site): Set<string> {
  const hidden = new Set([...site.files, ...site.images.values()].map(({ file }) => file));
  const seen: (ReadFile | ReadPicture)[] = shown.files.filter(
    ({ kind }) => !Object.hasOwn(collections, kind),
  );
  for (const file of seen) {
    if (!hidden.delete(file.file) || !('uses' in file)) continue;
    seen.push(...file.uses.flatMap((use) => targetOf(use, shown) ?? []));
  }
  return hidden;
}
