import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const madeByWebpack = /^[^/]+-[0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/;
/**
 * What Gatsby writes for its own use, source maps, and the library for third-party scripts, which the site doesn't use.
 */
const internalFiles = /^(?:(?:webpack\.stats|chunk-map)\.json|[^/]+\.map|~partytown)$/;

/** Removes files from the site’s folder that Gatsby wrote but no visitor needs, such as its own scripts. */
export async function removeUnserved(folder: string, scripts: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    const isUnused = madeByWebpack.test(name) && !scripts.includes(name);
    if (isUnused || internalFiles.test(name)) await rm(join(folder, name), { recursive: true });
  }
}
