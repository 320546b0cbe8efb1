import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { filesBelow } from '../files/filesBelow';
import { locationsIn } from '../html/markup';
import { takeText } from './visibleText';

/** What a page says, as search engines show it and as visitors read it. */
export interface PageText {
  path: string;
  title: string;
  /** Its title and description, and a line for each block of the page itself. */
  own: string[];
  /** The same of what surrounds it: the header, the footer and the forms. */
  around: string[];
}

/** Pages by their paths. */
export type Pages = ReadonlyMap<string, PageText>;

/** How long to wait for an answer of the live site. */
const PATIENCE_MS = 10_000;
/** How many of its pages are asked for at once. */
const AT_ONCE = 8;

/** Reads all pages of a built site. */
export async function readBuiltPages(folder: string): Promise<Pages> {
  const root = join(folder, sep);
  const files = (await filesBelow(folder)).filter((file) => file.endsWith(`${sep}index.html`));
  const texts = files.map((file) => {
    const path = file.slice(root.length - 1, -'/index.html'.length).replaceAll(sep, '/') || '/';
    return { path, read: () => readFile(file, 'utf8') };
  });
  // What begins with an underscore, and the editing UI, are no pages.
  return readAll(texts.filter(({ path }) => !/^\/(?:_|admin(?:\/|$))/.test(path)));
}

/**
 * Reads all pages of the live site, by its sitemap.
 *
 * @param siteUrl its address, without a slash at its end
 * @throws with the reason where it doesn't answer
 */
export async function readLivePages(siteUrl: string): Promise<Pages> {
  const parts = locationsIn(await textAt(`${siteUrl}/sitemap-index.xml`));
  const addresses: string[] = [];
  for (const part of parts) addresses.push(...locationsIn(await textAt(part)));
  const paths = addresses.map((address) => address.slice(siteUrl.length) || '/');
  return readAll(
    // The page for unknown addresses is in no sitemap, and tells so by its status.
    [...paths, '/404'].map((path) => ({ path, read: () => textAt(siteUrl + path, [200, 404]) })),
  );
}

async function textAt(address: string, expected = [200]): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!expected.includes(answer.status)) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

async function readAll(
  sources: readonly { path: string; read(): Promise<string> }[],
): Promise<Pages> {
  const { JSDOM } = await import('jsdom');
  const pages = new Map<string, PageText>();
  for (let first = 0; first < sources.length; first += AT_ONCE) {
    const some = sources.slice(first, first + AT_ONCE);
    const htmls = await Promise.all(some.map(({ read }) => read()));
    for (const [index, { path }] of some.entries()) {
      const { window } = new JSDOM(htmls[index]);
      pages.set(path, readPageText(path, window.document));
      window.close();
    }
  }
  return new Map([...pages].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function readPageText(path: string, document: Document): PageText {
  document.querySelector('[data-preview]')?.remove();
  const { title } = document;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  const main = document.querySelector('main');
  const head = [`Title: ${title}`, `Description: ${description ?? ''}`];
  return {
    path,
    title,
    own: [...head, ...(main ? takeText(main) : [])],
    around: takeText(document.body),
  };
}
