import { ensureChromium, ensureProgram } from './programs.mjs';
import { runMain, runNode } from './run.mjs';

runMain(async () => {
  const CHROMIUM_PATH = ensureChromium();
  const others = /** @type {const} */ (['Firefox', 'WebKit']).filter(ensureProgram);
  const projects = ['chromium', ...others].map((name) => `--project=${name.toLowerCase()}`);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=test/engines'];
  await runNode([...playwright, ...projects, ...process.argv.slice(2)], { CHROMIUM_PATH });
});
