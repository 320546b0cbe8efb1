import { rmSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The paths of all files in a folder and its subfolders. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Removes a folder of what an earlier build has written, if it is there.
 *
 * @throws with what to do, where it can’t be
 */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // What Node says of it is often about a step that it tried next.
    throw new Error(
      `${folder}/ can’t be removed: it is protected, in use, or belongs to another account. Remove it, then try again.`,
    );
  }
}

/**
 * What Gatsby writes for its own use: its scripts and their data, source maps, the library for third-party scripts, and
 * its second copy of the 404 page.
 */
const madeForGatsby =
  /^(?:404|_gatsby|page-data|~partytown|(?:webpack\.stats|chunk-map)\.json|.+\.map|.+-[0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?)$/;

/** Removes from the site’s folder what no visitor needs. The scripts of the islands are named as Gatsby’s own are. */
export async function removeUnserved(folder: string, scripts: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (scripts.includes(name) || !madeForGatsby.test(name)) continue;
    await rm(join(folder, name), { recursive: true });
  }
  // For whoever works on the site.
  await rm(join(folder, 'fonts/README.md'), { force: true });
}

/** Files that would get no smaller. */
const compressed = /\.(?:avif|br|gif|gz|jpe?g|mp[34]|pdf|png|web[mp]|woff2?|zip)$/i;
/**
 * Of Brotli, from 0 to 11. The best for all that a site has few of; a page takes it a third of the time with the one below,
 * and gets 3 % larger.
 */
const quality = (path: string) => (path.endsWith('.html') ? 10 : 11);
/** Below this, compression would save less than its headers cost. */
const SMALLEST_BYTES = 512;

/** Writes a brotli and a gzip copy of each file of the built site that it makes smaller, for servers that send them. */
export async function compressSite(publicFolder: string): Promise<void> {
  const paths = await filesBelow(publicFolder);
  const waiting = paths.filter((each) => !compressed.test(each)).values();
  // Brotli keeps a processor busy, and takes most of the time that a page adds to a build.
  const processors = Array.from({ length: availableParallelism() });
  await Promise.all(
    processors.map(async () => {
      for (const path of waiting) await compressFile(path);
    }),
  );
}

async function compressFile(path: string): Promise<void> {
  const { size } = await stat(path);
  if (size < SMALLEST_BYTES) return;
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_QUALITY]: quality(path),
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  const level = constants.Z_BEST_COMPRESSION;
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level }));
}
