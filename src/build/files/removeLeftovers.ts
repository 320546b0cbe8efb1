import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from '../site/builtSite';

const compressedCopy = /\.(?:br|gz)$/;
/** The folders that Gatsby puts pictures into, by the digest of the file that they were made of. */
const pictureFolder = /^static\/([0-9a-f]{32})$/;
const madeByWebpack = /^[^/]+-[0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/;
/** What Gatsby writes for its own use, source maps, and the library for other people's scripts, of which there are none. */
const forNoVisitor = /^(?:(?:webpack\.stats|chunk-map)\.json|[^/]+\.map|~partytown)$/;
/** Parts of Gatsby's pages, and the editing UI, which is made by itself. */
const notPages = /^(?:_gatsby|admin)\//;

/**
 * Removes from the folder of the site what an earlier build, a preview or `npm run dev` has left there: pages, their data,
 * pictures and scripts that the site no longer has, or not yet; also what the build alone needs, and compressed copies of
 * all these, and of what is gone.
 *
 * A visitor may have a page of an earlier build open, yet its scripts go: most hosts get each build as a fresh folder, so
 * keeping them here would help on some hosts only. Such a page is complete without them.
 */
export async function removeLeftovers(
  folder: string,
  { paths, digests, scripts }: Pick<BuiltSite, 'paths' | 'digests' | 'scripts'>,
): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const places = new Set(names.map((name) => name.replaceAll('\\', '/')));
  const pages = new Set(paths.map((path) => path.replace(/^\/|\/$/g, '')));

  function isLeft(place: string): boolean {
    if (compressedCopy.test(place)) {
      const copied = place.replace(compressedCopy, '');
      return !places.has(copied) || isLeft(copied);
    }
    const digest = pictureFolder.exec(place)?.[1];
    if (digest !== undefined) return !digests.includes(digest);
    if (madeByWebpack.test(place)) return !scripts.includes(place);
    const data = /^page-data\/(.*)\/page-data\.json$/.exec(place)?.[1];
    if (data !== undefined) return !pages.has(data === 'index' ? '' : data);
    const page = /^(?:(.*)\/)?index\.html$/.exec(place);
    if (page !== null && !notPages.test(place)) return !pages.has(page[1] ?? '');
    return forNoVisitor.test(place);
  }

  for (const place of [...places].filter(isLeft)) {
    await rm(join(folder, place), { recursive: true, force: true });
  }
}
