import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { ensureChromium } from '../../tools/setup/chromium.mjs';
import { quietChromium } from '../../tools/setup/quietChromium';

/** Runs Lighthouse on a page once, as on a phone. Throws if it could not load the page. */
export async function runLighthouse(
  address: string,
  categories: readonly string[],
): Promise<Result> {
  const flags = ['--headless=new', ...quietChromium.map((flag) => flag.replace(/=(.*)/, '="$1"'))];
  // In a separate process, since tsx would change the functions that Lighthouse passes to the page.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      address,
      `--only-categories=${categories}`,
      // The 404 page is tested like any other.
      '--ignore-status-code',
      '--no-enable-error-reporting',
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** The score of each category, 0 to 100; NaN if Lighthouse has none. */
export function scoresIn({ categories }: Result): Record<string, number> {
  return Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? Number.NaN) * 100)]),
  );
}

/** The audits that count and were not passed, by Lighthouse's own names. */
export function lostPoints({ audits, categories }: Result): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return counted.flatMap(({ id, weight }) => {
    const { score = null, displayValue = '' } = audits[id] ?? {};
    return weight === 0 || score === null || score === 1 ? [] : `${id} ${displayValue}`.trim();
  });
}
