import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureChromium, ensureProgram } from './programs.mjs';
import { npm, runMain } from './run.mjs';

/** No test asks these addresses for anything. */
const BUILD_SETTINGS = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
};

runMain(async () => {
  await ensureInstalled();
  const reports = mkdtempSync(join(tmpdir(), 'casegood-test-'));
  const jestReport = join(reports, 'jest.json');
  const browserReport = join(reports, 'browser.json');
  let failedStep = null;

  try {
    for (const [name, step] of steps({ jestReport, browserReport })) {
      console.log(`\n=== ${name} ===`);
      failedStep = name;
      await step();
      failedStep = null;
    }
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    const { passed, failed } = count(jestReport, browserReport);
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
 * @param {{ jestReport: string, browserReport: string }} reports
 * @returns {[string, () => Promise<void>][]}
 */
function steps({ jestReport, browserReport }) {
  // Under CI Biome colours every character, which makes a log unreadable.
  const plain = process.stdout.isTTY ? [] : ['--', '--colors=off'];
  /** @param {string[]} words */
  const script = (...words) => npm(['run', '--silent', ...words]);
  return [
    ['Lint and format', () => script('lint', ...plain)],
    ['Content', () => script('check')],
    ['Unit tests', () => script('test:unit', '--', '--json', `--outputFile=${jestReport}`)],
    ['Production build', () => npm(['run', '--silent', 'build'], BUILD_SETTINGS)],
    ['Types', () => script('types')],
    [
      'Browser tests',
      async () => {
        ensureChromium();
        ensureProgram('nginx');
        await npm(['run', '--silent', 'test:browser', '--', '--reporter=list,json'], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
        });
      },
    ],
  ];
}

/**
 * @param {string} jestReport
 * @param {string} browserReport
 */
function count(jestReport, browserReport) {
  const jest = readReport(jestReport);
  const browser = readReport(browserReport)?.stats;
  return {
    passed: (jest?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: (jest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
  };
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
