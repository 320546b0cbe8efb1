import { ensureInstalled } from './setup/install.mjs';
import { run, runMain } from './setup/run.mjs';

/** Runs Playwright with these arguments; its projects install what else they need. */
runMain(async () => {
  await ensureInstalled();
  await run('npx', ['playwright', 'test', ...process.argv.slice(2)]);
});
