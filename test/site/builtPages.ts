import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { filesBelow } from '../../kit/build/files';
import { PROJECT } from '../support/fixtureSite';

/** The folder of the site under test: the fixture site, unless the project names another. Throws where none is built. */
export function builtFolder(): string {
  const folder: string = test.info().project.metadata.builtFolder ?? join(PROJECT, 'public');
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new Error(`There is no built site in ${folder}. Run: npm run build`);
}

/** A page of the built site, as its file holds it. */
export interface BuiltPage {
  /** The path that it is served at, such as `/clients`. */
  route: string;
  html: string;
  document: Document;
}

/** All HTML of the built site: the pages that have an address of their own, and the 404 pages. */
export function readBuiltPages(): { pages: BuiltPage[]; notFound: BuiltPage[] } {
  const root = builtFolder();
  const files = filesBelow(root);
  const all = files
    // Hosts look for a page in clients.html or clients/index.html: it is in both.
    .filter(
      (file) => file.endsWith('.html') && !files.includes(file.replace('.html', '/index.html')),
    )
    .map((file) => relative(root, file))
    // Such as what proves to a search engine whose site it is.
    .filter((place) => !existsSync(join('static', place)))
    .map((place): BuiltPage => {
      const html = readFileSync(join(root, place), 'utf8');
      const { document } = new JSDOM(html).window;
      return { route: `/${place.replace(/(?:^|\/)index\.html$/, '')}`, html, document };
    })
    // What leads on from an old address.
    .filter(({ document }) => document.querySelector('meta[http-equiv="refresh"]') === null);
  return {
    pages: all.filter(({ route }) => !isNotFound(route)),
    notFound: all.filter(({ route }) => isNotFound(route)),
  };
}

function isNotFound(route: string): boolean {
  return route === '/404' || route === '/404.html';
}

/** The address that the site was built for, such as `https://www.example.com`, as robots.txt gives it. */
export function builtAddress(): string {
  const robots = readFileSync(join(builtFolder(), 'robots.txt'), 'utf8');
  const [, address] = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots) ?? [];
  if (!address) throw new Error('robots.txt names no sitemap.');
  return address;
}

/** The built file for an address on the site; undefined if there is none. */
export function fileAt(address: string): string | undefined {
  const site = builtAddress();
  if (address !== site && !address.startsWith(`${site}/`)) return undefined;
  const path = decodeURIComponent(new URL(address).pathname);
  const place = join(builtFolder(), path);
  if (/\.\w+$/.test(path)) return existsSync(place) ? place : undefined;
  const page = join(place, 'index.html');
  return existsSync(page) ? page : undefined;
}

/** The addresses of a sitemap. */
export function readLocations(file: string): string[] {
  const { document } = new JSDOM(readFileSync(join(builtFolder(), file), 'utf8'), {
    contentType: 'text/xml',
  }).window;
  return [...document.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '');
}

/** The name of the product, as the built site has it. */
export function readProduct(): string {
  return JSON.parse(readFileSync(join(builtFolder(), 'manifest.webmanifest'), 'utf8')).name;
}
