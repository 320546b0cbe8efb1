import { runMain, runPackage } from './run.mjs';
import { readSettings } from './settings.mjs';

runMain(async () => {
  const { siteUrl } = readSettings(process.env);
  const hasPath = new URL(siteUrl).pathname !== '/';
  // Gatsby checks the content first of all: see onPreInit in gatsby-node.ts.
  await runPackage('gatsby', ['build', ...(hasPath ? ['--prefix-paths'] : [])], {
    env: { GATSBY_TELEMETRY_DISABLED: '1' },
  });
  await runPackage('tsx', ['tools/prune.ts']);
  await runPackage('tsx', ['tools/compress.ts']);
});
