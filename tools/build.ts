import { rmSync } from 'node:fs';
import { claimFolder } from '../src/build/claimFolder';
import { checkForStart } from '../src/build/content/passContent';
import { readSettings } from '../src/build/settings';
import { createGate } from '../src/content/publish/gate';
import { run, runMain } from './run.mjs';
import { assertWritable } from './writable.mjs';

/** What Gatsby keeps, and what the last build has made. */
const madeByBuilds = ['.cache', 'public', 'hosting'];

/** Builds the site from nothing, so that it shows nothing of an earlier build, once it is known that it can be built. */
runMain(async () => {
  readSettings(process.env);
  assertWritable(['.', ...madeByBuilds]);
  const leave = await claimFolder();
  const { report } = await checkForStart(createGate('content'));
  if (report !== undefined) throw new Error(report);
  for (const folder of madeByBuilds) rmSync(folder, { recursive: true, force: true });
  leave();
  await run(process.execPath, ['node_modules/gatsby/cli.js', 'build', '--prefix-paths']);
});
