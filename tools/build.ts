import { rmSync } from 'node:fs';
import { readSettings } from '../src/build/settings';
import { checkReport } from './checkReport';
import { readArguments } from './setup/arguments.mjs';
import { run, runMain } from './setup/run.mjs';

/** What Gatsby keeps, and what the last build produced. */
const madeByBuilds = ['.cache', 'public', 'hosting'];

/** Builds the site from scratch, so that nothing of an earlier build remains, once it is clear that it can be built. */
runMain(async () => {
  readArguments('npm run build     checks the content, and writes the site to public/');
  const { today } = readSettings(process.env);
  const { text, failed } = await checkReport({ today });
  if (failed) throw new Error(text);
  console.log(text);
  for (const folder of madeByBuilds) rmSync(folder, { recursive: true, force: true });
  try {
    await run(process.execPath, ['node_modules/gatsby/cli.js', 'build', '--prefix-paths'], {
      // What was checked is built, even at midnight.
      BUILD_DATE: today,
    });
  } finally {
    // The dev server would take from it what it can't use: it looks for the results of queries that aren't there.
    rmSync('.cache', { recursive: true, force: true, maxRetries: 5 });
  }
});
