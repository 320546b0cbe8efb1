import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from '../files';
import { locationsIn } from '../html/markup';

/** Pages as HTML, by their paths. */
export type Pages = ReadonlyMap<string, string>;

/** How long to wait for the live site to respond. */
const TIMEOUT_MS = 10_000;

/** The pages of a built site, without the banner, and without what differs only because scripts have changed. */
export async function readBuiltPages(folder: string): Promise<Pages> {
  const pages = (await filesBelow(folder)).flatMap((file): [string, string][] => {
    // The editing UI, and what begins with an underscore, aren’t pages.
    const [, path] =
      /^((?!admin\/|_).*?)(?:(?:^|\/)index)?\.html$/.exec(relative(folder, file)) ?? [];
    if (path === undefined) return [];
    const html = readFileSync(file, 'utf8')
      .replace(/<aside data-preview.*?<\/aside>/s, '')
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
      .replace(/-[0-9a-f]{20}(?=\.js)/g, '');
    return [[`/${path}`, html]];
  });
  return new Map(pages.sort());
}

/**
 * Reads all pages of the live site that its sitemap lists.
 *
 * @param siteUrl its address, without a slash at its end
 * @throws with the reason if it doesn't respond
 */
export async function readLivePages(siteUrl: string): Promise<Pages> {
  const parts = locationsIn(await textAt(`${siteUrl}/sitemap-index.xml`));
  const texts = await Promise.all(parts.map((part) => textAt(part)));
  const paths = texts.flatMap(locationsIn).map((address) => address.slice(siteUrl.length) || '/');
  const pages = new Map<string, string>();
  // The page for unknown addresses isn’t in the sitemap, and has its own status.
  for (const path of [...paths, '/404'].sort()) {
    pages.set(path, await textAt(siteUrl + path, [200, 404]));
  }
  return pages;
}

async function textAt(address: string, expected = [200]): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!expected.includes(answer.status)) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
