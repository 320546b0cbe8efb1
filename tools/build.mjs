import { claimFolder } from './claimFolder.mjs';
import { runMain, runPackage } from './run.mjs';
import { readSettings } from './settings.mjs';

runMain(async () => {
  const { siteUrl } = readSettings(process.env);
  await claimFolder('A build (npm run build)');
  const hasPath = new URL(siteUrl).pathname !== '/';
  // Gatsby checks the content first of all: see onPreInit in gatsby-node.ts.
  await runPackage('gatsby', ['build', ...(hasPath ? ['--prefix-paths'] : [])], {
    env: { GATSBY_TELEMETRY_DISABLED: '1' },
  });
});
