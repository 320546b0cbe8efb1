import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '../builtSite';
import { changesPage, changesPath } from './changesPage';
import { type Change, compareWords } from './compareWords';
import { readBuiltPages, readLivePages } from './readPages';

/**
 * Writes the page of a preview that says what changes for visitors to the live site.
 *
 * @param csp the content security policy of the site's pages
 */
export async function writeChanges(
  folder: string,
  site: Pick<BuiltSite, 'siteUrl' | 'prefix' | 'redirects'>,
  csp: string,
): Promise<void> {
  const { siteUrl, prefix } = site;
  const place = join(folder, changesPath);
  const changes = await changesSince(folder, site);
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'index.html'), changesPage({ siteUrl, prefix, csp, changes }));
}

/** Compares the built pages with those of the live site, or says why that isn't possible. */
async function changesSince(
  folder: string,
  { siteUrl, redirects }: Pick<BuiltSite, 'siteUrl' | 'redirects'>,
): Promise<Change[] | string> {
  try {
    const before = await readLivePages(siteUrl);
    const leading = redirects.map(({ from }) => from);
    return compareWords(before, await readBuiltPages(folder), leading);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `${siteUrl} could not be read (${cause instanceof Error ? cause.message : cause})`;
  }
}
