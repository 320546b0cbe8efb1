import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { runMain, runPackage, runScript } from './run.mjs';
import { compareScreenshots, whyNotComparable } from './screenshots.mjs';

/** test/support/site.ts serves the site and the inbox at these addresses. */
const BUILD_SETTINGS = {
  SITE_URL: 'http://127.0.0.1:9191',
  GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9199/requests',
};

runMain(async () => {
  await ensureInstalled();
  const reports = mkdtempSync(join(tmpdir(), 'casegood-test-'));
  const jestReport = join(reports, 'jest.json');
  const browserReport = join(reports, 'browser.json');
  const visualReport = join(reports, 'visual.json');
  let failedStep = null;

  try {
    for (const [name, step] of steps({ jestReport, browserReport, visualReport })) {
      console.log(`\n=== ${name} ===`);
      failedStep = name;
      await step();
      failedStep = null;
    }
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    const { passed, failed } = count(jestReport, [browserReport, visualReport]);
    if (failedStep !== null) console.log(`\nStopped at: ${failedStep}`);
    // A step that stopped without a failed test, such as the type check, counts as one failure.
    const stopped = failedStep !== null && failed === 0 ? 1 : 0;
    console.log(`\n${passed} passed, ${failed + stopped} failed`);
    rmSync(reports, { recursive: true, force: true });
  }
});

/**
 * The cheapest come first. The type check comes after the build, which writes the types of the
 * site's queries.
 *
 * @param {{ jestReport: string, browserReport: string, visualReport: string }} reports
 * @returns {[string, () => Promise<void>][]}
 */
function steps({ jestReport, browserReport, visualReport }) {
  // Under CI Biome colours every character, which makes a log unreadable.
  const plain = process.stdout.isTTY ? [] : ['--colors=off'];
  return [
    ['Lint and format', () => runPackage('@biomejs/biome', ['ci', '.', ...plain])],
    ['Content', () => runPackage('tsx', ['tools/check.ts'])],
    ['Unit tests', () => runPackage('jest', ['--json', `--outputFile=${jestReport}`])],
    ['Production build', () => runScript('tools/build.mjs', [], { env: BUILD_SETTINGS })],
    ['Types', () => runPackage('typescript', ['--noEmit'])],
    ['Growth', () => runPackage('tsx', ['tools/bench/cli.ts', 'content', '--quick'])],
    [
      'Browser tests',
      async () => {
        ensureNginx();
        await runPackage(
          '@playwright/test',
          ['test', '--project=browser', '--reporter=list,json'],
          {
            env: { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
          },
        );
      },
    ],
    [
      'Screenshots',
      async () => {
        const chromium = findChromium();
        const obstacle = whyNotComparable(chromium);
        if (obstacle !== null) console.log(`Skipped. ${obstacle}`);
        else await compareScreenshots(chromium, visualReport);
      },
    ],
  ];
}

/**
 * @param {string} jestReport
 * @param {string[]} browserReports
 */
function count(jestReport, browserReports) {
  const jest = readReport(jestReport);
  const browser = browserReports.map((report) => readReport(report)?.stats ?? {});
  const sum = (/** @type {number[]} */ counts) => counts.reduce((all, each) => all + each, 0);
  return {
    passed: sum([jest?.numPassedTests ?? 0, ...browser.map(({ expected = 0 }) => expected)]),
    failed: sum([jest?.numFailedTests ?? 0, ...browser.map(({ unexpected = 0 }) => unexpected)]),
  };
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
