import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { ensureChromium } from '../../tools/setup/chromium.mjs';
import { quietChromium } from '../../tools/setup/quietChromium';
import { expect, SITE, test } from './builtSite';

/** What Lighthouse objects to in a page on any machine, by its own names; speed is measured by `npm run bench`. */
async function lighthouseFaults(address: string): Promise<string[]> {
  const flags = ['--headless=new', ...quietChromium.map((flag) => flag.replace(/=(.*)/, '="$1"'))];
  // In a separate process, since a loader of TypeScript would change the functions that it passes to the page.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      address,
      '--only-categories=accessibility,best-practices,seo',
      // The 404 page is tested like any other.
      '--ignore-status-code',
      '--no-enable-error-reporting',
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { audits, categories }: Result = JSON.parse(stdout);
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  expect(counted.filter(({ id }) => audits[id]?.score === 1).length).toBeGreaterThan(20);
  return counted
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** A page of each template; what differs between pages of one is in the other tests of this folder. */
for (const [path, intended] of [
  ['/', []],
  ['/privacy-policy', []],
  ['/no-such-page', ['errors-in-console', 'http-status-code', 'is-crawlable']],
] as const) {
  test(`Lighthouse finds nothing to object to at ${path} but what is intended`, async () => {
    test.slow();
    expect((await lighthouseFaults(SITE + path)).sort()).toEqual(intended);
  });
}
