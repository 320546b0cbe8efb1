import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runMain, runPackage } from './run.mjs';
import { readSettings } from './settings.mjs';

/** Where the last build's path is kept. */
const lastPath = '.cache/site-path.txt';

/**
 * Gatsby keeps the addresses of pictures in its cache, with the path that the site lies below: a build for another
 * path begins anew.
 *
 * @param {string} path such as `/site`, or `/`
 */
function forgetOtherPath(path) {
  const last = existsSync(lastPath) ? readFileSync(lastPath, 'utf8') : '/';
  if (last !== path)
    for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
  mkdirSync('.cache', { recursive: true });
  writeFileSync(lastPath, path);
}

runMain(async () => {
  const { siteUrl } = readSettings(process.env);
  const hasPath = new URL(siteUrl).pathname !== '/';
  forgetOtherPath(new URL(siteUrl).pathname);
  // Gatsby checks the content first of all: see onPreInit in gatsby-node.ts.
  await runPackage('gatsby', ['build', ...(hasPath ? ['--prefix-paths'] : [])], {
    env: { GATSBY_TELEMETRY_DISABLED: '1' },
  });
  await runPackage('tsx', ['tools/prune.ts']);
  await runPackage('tsx', ['tools/compress.ts']);
});
