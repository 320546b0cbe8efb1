import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file atomically, so that watchers of its folder never read half of it. With `isNew` it throws an error with
 * the code EEXIST if the file exists already.
 */
export async function writeAtomically(path: string, bytes: Buffer, isNew = false): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Watchers and the check ignore such names, which editors use for temporary files.
  const incoming = join(dirname(path), `.${basename(path)}~`);
  try {
    await writeFile(incoming, bytes);
    if (isNew) await link(incoming, path);
    else await rename(incoming, path);
  } finally {
    await rm(incoming, { force: true });
  }
}
