import { ensureProgram } from '../test/support/programs.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run, runMain } from './setup/run.mjs';

runMain(async () => {
  await ensureInstalled();
  const CHROMIUM_PATH = ensureChromium();
  const others = /** @type {const} */ (['Firefox', 'WebKit']).filter(ensureProgram);
  const projects = ['chromium', ...others].map((name) => `--project=${name.toLowerCase()}`);
  const args = ['--config=test/engines', ...projects, ...process.argv.slice(2)];
  await run('npx', ['playwright', 'test', ...args], { CHROMIUM_PATH });
});
