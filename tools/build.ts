import { removeFolder } from '../kit/build/files';
import { readSettings } from '../kit/build/settings';
import { readArguments } from './setup/arguments.mjs';
import { claim } from './setup/claim.cjs';
import { run, runMain } from './setup/run.mjs';

const gatsby = ['--require', './tools/setup/claimed.cjs', 'node_modules/gatsby/cli.js'];

/** Builds the site from scratch. What the last build produced is removed once the content has been checked. */
runMain(async () => {
  readArguments('npm run build     checks the content, and writes the site to public/');
  const { today } = readSettings(process.env);
  claim('.running');
  // A later build may not use what Gatsby keeps, and the dev server would look in vain for the results of queries.
  removeFolder('.cache');
  await run(process.execPath, [...gatsby, 'build', '--prefix-paths'], {
    // What was checked is built, even at midnight.
    BUILD_DATE: today,
  }).catch((failure) => {
    tidy();
    throw failure;
  });
  removeFolder('.cache');
});

/** Removes what a build that has failed has left; if that fails too, what matters is why the build did. */
function tidy(): void {
  try {
    removeFolder('.cache');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
