import { removeFolder } from '../kit/build/files';
import { readSettings } from '../kit/build/settings';
import { readArguments } from './setup/arguments';
import { claim, run, runMain } from './setup/run';

const gatsby = ['node_modules/gatsby/cli.js', 'build'];

/** Builds the site from scratch. The check comes first, and then the last build is removed. */
runMain(async () => {
  readArguments('npm run build     checks the content, and writes the site to public/');
  const { today } = readSettings(process.env);
  await claim();
  // Gatsby's cache serves only one build, and breaks the dev server.
  removeFolder('.cache');
  try {
    await run(process.execPath, gatsby, {
      // The day stays the same, even at midnight.
      BUILD_DATE: today,
      // A line for each phase; without a terminal, Gatsby would write cursor codes.
      ...(!process.stdout.isTTY && { CI: '1' }),
    });
  } finally {
    removeFolder('.cache');
  }
});
