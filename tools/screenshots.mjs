import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { runMain, runPackage } from './run.mjs';

/** Where the pictures are that the site should look like; playwright.config.ts names it, too. */
const FOLDER = process.env.SCREENSHOTS ?? 'test/screenshots';

/** Another Chromium draws letters and edges a little differently, so the one that made them is noted beside them. */
const versionFile = join(FOLDER, 'chromium.txt');

const howToMake =
  'Look at the site first, then make them with: npm run test:visual -- --update, and commit them.';

/**
 * Why the pictures that are kept cannot be compared with what a Chromium draws.
 *
 * @param {string} chromium the path of its program
 * @returns {string | null} null where they can be
 */
function whyNotComparable(chromium) {
  if (!existsSync(versionFile)) {
    return `There are no screenshots to compare with in ${FOLDER}/. ${howToMake}`;
  }
  const made = readFileSync(versionFile, 'utf8').trim();
  const present = versionOf(chromium);
  if (made === present) return null;
  return `The screenshots in ${FOLDER}/ were made with ${made}, and this is ${present}, which draws differently. ${howToMake}`;
}

/** @param {string} chromium */
function versionOf(chromium) {
  return execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim();
}

/**
 * @param {string} chromium the path of its program
 * @param {string[]} args
 */
function runVisual(chromium, args) {
  return runPackage('@playwright/test', ['test', '--project=visual', '--reporter=list', ...args], {
    env: { CHROMIUM_PATH: chromium },
  });
}

runMain(async () => {
  const chromium = findChromium();
  if (process.argv.includes('--update')) {
    rmSync(FOLDER, { recursive: true, force: true });
    await runVisual(chromium, ['--update-snapshots=all']);
    writeFileSync(versionFile, `${versionOf(chromium)}\n`);
    return;
  }
  const obstacle = whyNotComparable(chromium);
  if (obstacle !== null) console.log(`Skipped. ${obstacle}`);
  else await runVisual(chromium, []);
});
