import { headingIds } from '../markdown/headings';
import { didYouMean } from '../model/nearest';
import { fillProduct } from '../model/tokens';
import type { ReadPicture } from '../read/readPicture';
import { pathOf, type ReadFile } from './fileResult';

/** All files of a content folder, as the check has read them. */
export interface Site {
  /** The name of the content folder. */
  folder: string;
  files: readonly ReadFile[];
  /** By the path that fields use, such as `/images/portal.png`. */
  pictures: ReadonlyMap<string, ReadPicture>;
}

/** The names by which files of a site can refer to each other. */
export interface SiteIndex {
  testimonials: ReadonlySet<string>;
  videos: ReadonlySet<string>;
  images: ReadonlySet<string>;
  /** The pages and policies of the site, by their path. */
  paths: ReadonlyMap<string, ReadFile>;
  /** The targets of redirects, by the path that they are from. */
  redirects: ReadonlyMap<string, string>;
  /** The anchors of a page or policy. */
  anchorsOf(file: ReadFile): ReadonlySet<string>;
  /** Guesses which name was meant. Cached, since thousands of files can link to the same missing page. */
  didYouMean(name: string, names: 'testimonials' | 'videos' | 'images' | 'paths'): string;
}

/** Collects the names on a site. Files with problems count, since their names exist all the same. */
export function indexSite({ files, pictures }: Site): SiteIndex {
  const names = (kind: ReadFile['kind']) =>
    new Set(files.filter((file) => file.kind === kind).map(({ name }) => name));
  const paths = new Map<string, ReadFile>();
  for (const file of files) {
    if (file.kind === 'policies') paths.set(`/${file.name}`, file);
    const path = pathOf(file);
    if (path !== undefined) paths.set(path, file);
  }
  const anchors = new Map<ReadFile, ReadonlySet<string>>();
  function anchorsOf(file: ReadFile): ReadonlySet<string> {
    const known = anchors.get(file) ?? headingAnchors(file, productOf(files));
    anchors.set(file, known);
    return known;
  }
  const lists = {
    testimonials: names('testimonials'),
    videos: names('videos'),
    images: new Set(pictures.keys()),
    paths,
    redirects: redirectsOf(files),
  };
  const guesses = new Map<string, string>();
  return {
    ...lists,
    anchorsOf,
    didYouMean(name, list) {
      const key = `${list} ${name}`;
      const known = lists[list].keys();
      const guess =
        guesses.get(key) ?? didYouMean(name, known, list === 'images' ? pictureName : undefined);
      guesses.set(key, guess);
      return guess;
    },
  };
}

/** `portal` from `/images/portal.png`: what all paths have in common would make any two look alike. */
function pictureName(path: string): string {
  return /([^/]*?)(?:\.[a-z]+)?$/i.exec(path)?.[1] ?? path;
}

function redirectsOf(files: readonly ReadFile[]): Map<string, string> {
  const entry = files.find(({ kind }) => kind === 'redirects')?.entry;
  const redirects = entry?.kind === 'redirects' ? entry.fields.redirects : [];
  return new Map(redirects.map(({ from, to }) => [from, to]));
}

function productOf(files: readonly ReadFile[]): string {
  const site = files.find(({ kind }) => kind === 'site')?.entry;
  return site?.kind === 'site' ? site.fields.product : '';
}

/** The ids of the headings on the page, which has the product's name in place of `{product}`. */
function headingAnchors({ headings }: ReadFile, product: string): Set<string> {
  return new Set(headingIds(headings.map((heading) => fillProduct(heading, product))));
}
