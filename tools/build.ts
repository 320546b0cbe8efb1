import { removeFolder } from '../kit/build/files';
import { readSettings } from '../kit/build/settings';
import { readArguments } from './setup/arguments';
import { claim, run, runMain } from './setup/run';

const gatsby = ['node_modules/gatsby/cli.js', 'build'];

/** Builds the site from scratch. What the last build produced is removed once the content has been checked. */
runMain(async () => {
  readArguments('npm run build     checks the content, and writes the site to public/');
  const { today } = readSettings(process.env);
  await claim();
  // Gatsby's cache is for no other build, and the dev server would look in vain for the results of queries.
  removeFolder('.cache');
  try {
    await run(process.execPath, gatsby, {
      // What was checked is built, even at midnight.
      BUILD_DATE: today,
      // A line for each phase; without a terminal, Gatsby would write cursor codes.
      ...(!process.stdout.isTTY && { CI: '1' }),
    });
  } finally {
    removeFolder('.cache');
  }
});
