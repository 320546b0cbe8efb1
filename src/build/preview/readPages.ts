import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { filesBelow } from '../files/filesBelow';
import { locationsIn } from '../html/markup';
import { takeText } from './visibleText';

/** The text of a page, as search engines show it and as visitors read it. */
export interface PageText {
  path: string;
  title: string;
  /** Its title and description, and a line for each block of the page itself. */
  own: string[];
  /** The same for what surrounds it: the header, the footer and the forms. */
  around: string[];
}

/** Pages by their paths. */
export type Pages = ReadonlyMap<string, PageText>;

/** How long to wait for the live site to respond. */
const TIMEOUT_MS = 10_000;
/** How many of its pages are requested at once. */
const CONCURRENCY = 8;

/** Reads all pages of a built site. */
export async function readBuiltPages(folder: string): Promise<Pages> {
  const root = join(folder, sep);
  const files = (await filesBelow(folder)).filter((file) => file.endsWith(`${sep}index.html`));
  const texts = files.map((file) => {
    const path = file.slice(root.length - 1, -'/index.html'.length).replaceAll(sep, '/') || '/';
    return { path, read: () => readFile(file, 'utf8') };
  });
  // The editing UI, and what begins with an underscore, aren’t pages.
  return readAll(texts.filter(({ path }) => !/^\/(?:_|admin(?:\/|$))/.test(path)));
}

/**
 * Reads all pages of the live site that its sitemap lists.
 *
 * @param siteUrl its address, without a slash at its end
 * @throws with the reason if it doesn't respond
 */
export async function readLivePages(siteUrl: string): Promise<Pages> {
  const parts = locationsIn(await textAt(`${siteUrl}/sitemap-index.xml`));
  const addresses: string[] = [];
  for (const part of parts) addresses.push(...locationsIn(await textAt(part)));
  const paths = addresses.map((address) => address.slice(siteUrl.length) || '/');
  return readAll(
    // The page for unknown addresses isn’t in the sitemap, and has its own status.
    [...paths, '/404'].map((path) => ({ path, read: () => textAt(siteUrl + path, [200, 404]) })),
  );
}

async function textAt(address: string, expected = [200]): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!expected.includes(answer.status)) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

async function readAll(
  sources: readonly { path: string; read(): Promise<string> }[],
): Promise<Pages> {
  const { JSDOM } = await import('jsdom');
  const pages = new Map<string, PageText>();
  for (let first = 0; first < sources.length; first += CONCURRENCY) {
    const some = sources.slice(first, first + CONCURRENCY);
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
