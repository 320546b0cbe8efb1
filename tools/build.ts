import { rmSync } from 'node:fs';
import { readSettings } from '../kit/build/settings';
import { readArguments } from './setup/arguments.mjs';
import { claim } from './setup/claim.cjs';
import { run, runMain } from './setup/run.mjs';

/** What Gatsby keeps: a later build may not use it, and the dev server would look in vain for the results of queries. */
const removeCache = () => rmSync('.cache', { recursive: true, force: true, maxRetries: 5 });

/** Builds the site from scratch. What the last build produced is removed once the content has been checked. */
runMain(async () => {
  readArguments('npm run build     checks the content, and writes the site to public/');
  const { today } = readSettings(process.env);
  claim('.running');
  removeCache();
  try {
    await run(process.execPath, ['node_modules/gatsby/cli.js', 'build', '--prefix-paths'], {
      // What was checked is built, even at midnight.
      BUILD_DATE: today,
    });
  } finally {
    removeCache();
  }
});
