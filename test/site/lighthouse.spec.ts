import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureChromium, quietChromium } from '../../tools/setup/chromium';
import { expect, SITE, test } from '../support/site';

interface Report {
  audits: Record<string, { score: number | null }>;
  categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
}

/** What Lighthouse objects to in a page on any machine, by its own names. */
async function lighthouseFaults(address: string): Promise<string[]> {
  const flags = ['--headless=new', ...quietChromium.map((flag) => flag.replace(/=(.*)/, '="$1"'))];
  // In a separate process, since a loader of TypeScript would change the functions that it passes to the page.
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      // Not among the packages: with its own, it weighs a tenth of all. Newer ones want Node 22.
      '--yes',
      'lighthouse@12.8.2',
      address,
      '--only-categories=accessibility,best-practices,seo',
      '--no-enable-error-reporting',
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { audits, categories }: Report = JSON.parse(stdout);
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  expect(counted.filter(({ id }) => audits[id]?.score === 1).length).toBeGreaterThan(20);
  return counted
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** Of one page: axe, html-validate and the tests of metadata read them all. */
test('Lighthouse finds nothing to object to in the home page', async () => {
  test.slow();
  expect(await lighthouseFaults(SITE)).toEqual([]);
});
