import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What Gatsby writes for its own use, source maps that an earlier build may have left, and the library for
 * other people's scripts, of which the site has none.
 */
const forNoVisitor = /^(?:webpack\.stats|chunk-map)\.json$|\.map$|^~partytown$/;
const madeByWebpack = /-[0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/**
 * Removes from the top of the built site what is not for visitors: files that the build alone needs, Gatsby's own
 * scripts, and those of earlier builds, each with its compressed copies; and everywhere the copies of files that are
 * gone.
 *
 * A visitor may have a page of an earlier build open, yet its scripts go: most hosts get each build as a fresh folder,
 * so keeping them here would help on some hosts only. Such a page is complete without them.
 *
 * @param files the names of the scripts of this build
 * @returns how many files were removed
 */
export async function pruneSite(folder: string, files: readonly string[]): Promise<number> {
  const names = await readdir(folder);
  const left = names.filter((copy) => {
    const name = copy.replace(/\.(?:br|gz)$/, '');
    return forNoVisitor.test(name) || (madeByWebpack.test(name) && !files.includes(name));
  });
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true })));
  return left.length + (await removeCopies(folder));
}

/** Servers would still hand out a copy whose file is gone. */
async function removeCopies(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  const lost = [...places].filter(
    (place) => /\.(?:br|gz)$/.test(place) && !places.has(place.replace(/\.\w+$/, '')),
  );
  await Promise.all(lost.map((place) => rm(place)));
  return lost.length;
}
