import { findChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { runMain, runPackage } from './run.mjs';

runMain(async () => {
  await ensureInstalled();
  const CHROMIUM_PATH = findChromium();
  const projects = ['chromium', ...ensureEngines()].map((engine) => `--project=${engine}`);
  const asked = process.argv.slice(2);
  await runPackage('@playwright/test', ['test', '--config=test/engines', ...projects, ...asked], {
    env: { CHROMIUM_PATH },
  });
});
