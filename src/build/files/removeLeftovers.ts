import { readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What belongs to the site that was just built. */
interface BuiltSite {
  /** The paths of all pages, as Gatsby knows them. */
  paths: readonly string[];
  /** The digests of all files of the content. */
  digests: readonly string[];
}

/** The folders that Gatsby puts pictures into, by the digest of the file that they were made of. */
const pictureFolder = /^[0-9a-f]{32}$/;

/** Parts of Gatsby's pages, and the editing UI, which is made by itself. */
const notPages = /^(?:_gatsby|admin)\//;

/**
 * Removes the pages, their data and the pictures that an earlier build, a preview or `npm run dev` has left in the
 * folder of the site: what the content no longer shows, or not yet, must not be there to be found.
 *
 * @returns the files and folders that were removed, by their place in the folder
 */
export async function removeLeftovers(
  publicFolder: string,
  { paths, digests }: BuiltSite,
): Promise<string[]> {
  const names = paths.map((path) => path.replace(/^\/|\/$/g, ''));
  const data = new Set(names.map((name) => `page-data/${name || 'index'}`));
  const html = new Set(names.map((name) => (name === '' ? 'index.html' : `${name}/index.html`)));
  const files = (await readdir(publicFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(publicFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    );
  const left = files.filter((place) => {
    const [, folder] = /^(page-data\/.*)\/page-data\.json$/.exec(place) ?? [];
    if (folder !== undefined) return !data.has(folder);
    if (!/(?:^|\/)index\.html$/.test(place) || notPages.test(place)) return false;
    return !html.has(place);
  });
  const pictures = (await readdir(join(publicFolder, 'static')).catch(() => []))
    .filter((name) => pictureFolder.test(name) && !digests.includes(name))
    .map((name) => `static/${name}`);
  const removed = [...left, ...pictures];
  await Promise.all(removed.map((place) => rm(join(publicFolder, place), { recursive: true })));
  return removed;
}
