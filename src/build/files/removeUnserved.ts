import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const madeByWebpack = /^[^/]+-[0-9a-f]{20}\.(?:js|css)(?:\.LICENSE\.txt)?$/;
/** What Gatsby writes for its own use, source maps, and the library for other people's scripts, of which there are none. */
const forNoVisitor = /^(?:(?:webpack\.stats|chunk-map)\.json|[^/]+\.map|~partytown)$/;

/** Removes from the folder of the site what Gatsby has written there for no visitor of this site, such as its own scripts. */
export async function removeUnserved(folder: string, scripts: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    const isUnused = madeByWebpack.test(name) && !scripts.includes(name);
    if (isUnused || forNoVisitor.test(name)) await rm(join(folder, name), { recursive: true });
  }
}
