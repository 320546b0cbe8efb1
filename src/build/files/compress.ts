import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publicFolder, type StoreArgs } from '../siteFolder';

/** What shrinks: text. Pictures and fonts are compressed by their own formats. */
const compressible = /\.(?:html|js|json|svg|txt|webmanifest|xml)$/;
/** Below this a copy would save less than its own headers cost. */
const SMALLEST_BYTES = 512;

const compressors: [ending: string, compress: (content: Buffer) => Promise<Buffer>][] = [
  ['.br', (content) => promisify(brotliCompress)(content, brotliOptions(content))],
  ['.gz', (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
];

function brotliOptions({ length }: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

/** Compresses the text files of the built site. */
export async function compressSite(args: StoreArgs): Promise<void> {
  await compressFiles(publicFolder(args));
}

/**
 * Writes a brotli and a gzip copy beside each text file of the built site, for servers that hand out what lies
 * ready. A copy that is newer than its file is left alone.
 *
 * @returns how many copies were written
 */
export async function compressFiles(folder: string): Promise<number> {
  let written = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs, size } = await stat(path);
    if (size < SMALLEST_BYTES || (await isNewer(`${path}.gz`, mtimeMs))) continue;
    const content = await readFile(path);
    await Promise.all(
      compressors.map(async ([ending, compress]) => {
        // A build that is stopped leaves no half of a copy behind, which would count as one.
        await writeFile(`${path}-incoming${ending}`, await compress(content));
        await rename(`${path}-incoming${ending}`, path + ending);
      }),
    );
    written += compressors.length;
  }
  return written;
}

async function isNewer(path: string, than: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs > than;
  } catch {
    return false;
  }
}
