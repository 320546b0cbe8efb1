import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { npm, runMain } from './setup/run.mjs';

/** No test sends a request to these addresses. */
const BUILD_SETTINGS = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
};
// Under CI Biome colours every character, which makes a log unreadable.
const plain = process.stdout.isTTY ? [] : ['--', '--colors=off'];

const reports = mkdtempSync(join(tmpdir(), 'casegood-test-'));
const jestReport = join(reports, 'jest.json');
const browserReport = join(reports, 'browser.json');

/** The cheapest come first. The type check comes after the build, which writes the types of the site's queries. */
const steps = {
  'Lint and format': () => script('lint', ...plain),
  Content: () => script('check'),
  'Unit tests': () => script('test:unit', '--', '--json', `--outputFile=${jestReport}`),
  'Production build': () => npm(['run', '--silent', 'build'], BUILD_SETTINGS),
  Types: () => script('types'),
  async 'Browser tests'() {
    ensureChromium();
    await npm(['run', '--silent', 'test:browser', '--', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    });
  },
};

/** @param {string[]} words */
function script(...words) {
  return npm(['run', '--silent', ...words]);
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

let isEnded = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    isEnded = true;
  });
}

runMain(async () => {
  await ensureInstalled();
  let failedStep = '';
  try {
    for (const [name, step] of Object.entries(steps)) {
      console.log(`\n=== ${name} ===`);
      failedStep = name;
      await step();
    }
    failedStep = '';
  } catch (error) {
    console.error(
      `\n${error instanceof Error ? error.message : error}\n\nStopped at: ${failedStep}`,
    );
    process.exitCode = 1;
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(jestReport);
  const { expected = 0, unexpected = 0, skipped = 0 } = readReport(browserReport).stats ?? {};
  // A step that stopped without a failed test, such as the type check, counts as one failure.
  const failed = numFailedTests + unexpected || Number(failedStep !== '' && !isEnded);
  const untested = numPendingTests + skipped;
  console.log(`\n${numPassedTests + expected} passed, ${failed} failed, ${untested} skipped`);
  if (isEnded) console.log('Ended before all tests had run.');
  // Under CI nothing may be missing that a test needs.
  if (process.env.CI && untested > 0) process.exitCode = 1;
  rmSync(reports, { recursive: true, force: true });
});
