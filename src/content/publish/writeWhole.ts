import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file whole or not at all, so that nobody who watches its folder reads half of it. Where it is to be
 * new (`isNew`), throws an error with the code EEXIST if there is a file of that name already.
 */
export async function writeWhole(path: string, bytes: Buffer, isNew = false): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Watchers and the check take a name that begins and ends so for an editor's.
  const incoming = join(dirname(path), `.${basename(path)}~`);
  try {
    await writeFile(incoming, bytes);
    if (isNew) await link(incoming, path);
    else await rename(incoming, path);
  } finally {
    await rm(incoming, { force: true });
  }
}
