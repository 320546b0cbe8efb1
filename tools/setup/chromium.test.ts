import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The only folder on the path, without a shell or a package manager: nothing is found or installed by accident. */
const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

/** Writes a program. Returns its path. */
function writeProgram(name: string, script: string): string {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return join(folder, name);
}

/** Runs Node on a machine without a browser. */
function runNode(args: string[], env: Record<string, string> = {}) {
  const file = join(folder, 'output');
  const output = openSync(file, 'w');
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      PATH: folder,
      CHROMIUM_PATH: '',
      // By which Playwright knows that Jest has started it, and refuses.
      JEST_WORKER_ID: '',
      PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'),
      ...env,
    },
  });
  return { status, output: readFileSync(file, 'utf8').trim() };
}

/** What a script sees of these functions. */
function evaluate(code: string, env?: Record<string, string>): string {
  const script = `import { findChromium, ensureChromium } from './tools/setup/chromium.mjs';
    try { console.log(${code}); } catch (error) { console.log(error.message); }`;
  return runNode(['--input-type=module', '--eval', script], env).output;
}

test('without a browser the configuration of the browser tests can be read', () => {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--project=fixture'];
  expect(runNode(args)).toEqual({ status: 0, output: expect.stringContaining('Total: 1 test') });
});

test('without a browser nothing is found, and what to do is said when one is needed', () => {
  expect(evaluate('findChromium()')).toBe('undefined');
  expect(evaluate('ensureChromium()')).toContain('npx playwright install --with-deps chromium');
});

test('a browser that doesn’t start is none', () => {
  writeProgram('chromium', 'exit 127');
  writeProgram('chromium-browser', 'echo "requires the chromium snap to be installed"; exit 1');
  expect(evaluate('findChromium()')).toBe('undefined');
  const chrome = writeProgram('google-chrome', 'exit 0');
  expect(evaluate('ensureChromium()')).toBe(chrome);
  const CHROMIUM_PATH = join(folder, 'none');
  expect(evaluate('ensureChromium()', { CHROMIUM_PATH })).toBe(
    `CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not start.`,
  );
});

test('one that Playwright can download is', () => {
  const chromium = join(folder, 'chromium');
  writeProgram('npx', `echo > ${chromium}; /bin/chmod 755 ${chromium}`);
  expect(evaluate('ensureChromium()')).toContain(chromium);
});

test.each([
  [
    'without a browser, npm test says so first, runs what needs none, and fails with a sentence',
    '',
    /^(?:[^=]*\n)?The browser tests need .*?\n.* lint ===\nrun .* lint\n.*\nplaywright test --project=files\n\nAll else passed, .* no browser\.$/s,
    1,
  ],
  [
    'with one, it runs everything',
    'chromium',
    /=== .* lint ===\nrun .* lint\n.*\nplaywright test --project=files --project=site --project=browser$/s,
    0,
  ],
])('%s', (_, browser, said, status) => {
  for (const name of ['npm', 'npx']) writeProgram(name, 'echo "$@"');
  if (browser) writeProgram(browser, 'exit 0');
  expect(runNode(['tools/test.mjs'])).toEqual({ status, output: expect.stringMatching(said) });
});
