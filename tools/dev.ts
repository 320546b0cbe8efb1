import { claim, run, runMain } from './setup/run';

/** Starts Gatsby's dev server, with its own options. */
runMain(async () => {
  await claim();
  await run(process.execPath, ['node_modules/gatsby/cli.js', 'develop', ...process.argv.slice(2)]);
});
