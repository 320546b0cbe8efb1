import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './filesBelow';

/** Text files. Pictures and fonts are already compressed. */
const compressible = /\.(?:html|js|json|svg|txt|webmanifest|xml)$/;
/** Below this, compression would save less than its headers cost. */
const SMALLEST_BYTES = 512;

/** Writes a brotli and a gzip copy of each text file of the built site, for servers that send precompressed files. */
export async function compressSite(publicFolder: string): Promise<void> {
  const paths = await filesBelow(publicFolder);
  const waiting = paths.filter((each) => compressible.test(each)).values();
  // Brotli at its best setting keeps a processor busy, and takes most of the time that a page adds to a build.
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
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  const level = constants.Z_BEST_COMPRESSION;
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level }));
}
