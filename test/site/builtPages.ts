import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { JSDOM } from 'jsdom';
import { PUBLIC as root } from './builtSite';

/** A page of the built site, as its file holds it. */
export interface BuiltPage {
  /** The path that it is served at, such as `/clients`. */
  route: string;
  html: string;
  document: Document;
}

/** All HTML of the built site: the pages that have an address of their own, and the 404 pages. */
export function readBuiltPages(): { pages: BuiltPage[]; notFound: BuiltPage[] } {
  const all = readdirSync(root, { recursive: true, withFileTypes: true })
    // Gatsby keeps the data of /404.html in a folder of that name.
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    // Gatsby assembles the parts that pages share from there.
    .filter((place) => !place.startsWith('_gatsby/'))
    .sort()
    .map((place): BuiltPage => {
      const html = readFileSync(join(root, place), 'utf8');
      const { document } = new JSDOM(html).window;
      return { route: `/${place.replace(/(?:^|\/)index\.html$/, '')}`, html, document };
    });
  return {
    pages: all.filter(({ route }) => !isNotFound(route)),
    notFound: all.filter(({ route }) => isNotFound(route)),
  };
}

function isNotFound(route: string): boolean {
  return route === '/404' || route === '/404.html';
}

/** The address that the site was built for, such as `https://www.example.com`. */
export function builtAddress(): string {
  address ??= readAddress();
  return address;
}

let address: string | undefined;

function readAddress(): string {
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (!canonical) throw new Error(`${root}/index.html has no canonical address.`);
  return canonical.replace(/\/$/, '');
}

/** The built file for an address on the site; undefined if there is none. */
export function fileAt(address: string): string | undefined {
  const site = builtAddress();
  if (address !== site && !address.startsWith(`${site}/`)) return undefined;
  const path = decodeURIComponent(new URL(address).pathname);
  const place = join(root, path);
  if (/\.\w+$/.test(path)) return existsSync(place) ? place : undefined;
  const page = join(place, 'index.html');
  return existsSync(page) ? page : undefined;
}

/** The addresses of a sitemap, or of an index of sitemaps. */
export function readLocations(file: string): string[] {
  const { document } = new JSDOM(readFileSync(join(root, file), 'utf8'), {
    contentType: 'text/xml',
  }).window;
  return [...document.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '');
}

/** The name of the product, as the built site has it. */
export function readProduct(): string {
  return JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8')).name;
}
