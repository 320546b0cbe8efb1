import { readdirSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The paths of all files in a folder and its subfolders, in order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Removes a folder that an earlier build has written, if it is there. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * The files that Gatsby writes for its own use: its scripts and their data, source maps, the library for third-party scripts,
 * and a second copy of the 404 page.
 */
const madeForGatsby =
  /^(?:404|_gatsby|page-data|~partytown|(?:webpack\.stats|chunk-map)\.json|.+\.map|.+-[0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?)$/;

/** Removes Gatsby’s own files from the built site. The scripts of the islands have similar names, and stay. */
export async function removeUnserved(folder: string, scripts: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (scripts.includes(name) || !madeForGatsby.test(name)) continue;
    await rm(join(folder, name), { recursive: true });
  }
  // A document for engineers.
  await rm(join(folder, 'fonts/README.md'), { force: true });
}

/** Formats that are compressed already. */
const compressed = /\.(?:avif|br|gif|gz|jpe?g|mp[34]|pdf|png|web[mp]|woff2?|zip)$/i;
/** The size below which compression saves less than its headers cost. */
const SMALLEST_BYTES = 512;

/** Writes a brotli and a gzip copy of each file of the built site that gets smaller by it. */
export async function compressSite(folder: string): Promise<void> {
  const paths = filesBelow(folder).filter((each) => !compressed.test(each));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // For a page, quality 10 takes a third of the time, and is 3 % larger.
    [constants.BROTLI_PARAM_QUALITY]: path.endsWith('.html') ? 10 : 11,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
