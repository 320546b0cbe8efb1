import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { ensureChromium } from '../chromium.mjs';
import type { BenchSite } from './site';
import { median, type Table } from './table';

const ROUNDS = 5;
/** On a busy machine Chromium's trace now and then lacks what Lighthouse looks for; it then asks to be run again. */
const TRIES = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What Lighthouse says of each page, with its own settings for phones: a slow 4G network, a slowed processor. */
export async function measureLighthouse({ address, paths }: BenchSite): Promise<Table> {
  const rows: string[][] = [];
  for (const path of paths) {
    const results: Result[] = [];
    while (results.length < ROUNDS) results.push(await audit(address + path));
    const middle = (figure: (result: Result) => number) => median(results.map(figure));
    const ofAudit = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? NaN);
    rows.push([
      path,
      ...categories.map((name) =>
        middle((result) => Math.round((result.categories[name]?.score ?? 0) * 100)).toFixed(0),
      ),
      ofAudit('largest-contentful-paint').toFixed(0),
      ofAudit('total-blocking-time').toFixed(0),
      ofAudit('cumulative-layout-shift').toFixed(4),
      [...new Set(results.flatMap(costly))].join('; ') || 'nothing',
    ]);
  }
  const figures = ['Largest paint, ms', 'Blocking, ms', 'Shift', 'What cost a point'];
  return {
    title: `Lighthouse, medians of ${ROUNDS}`,
    head: ['Page', ...categories, ...figures],
    rows,
  };
}

/** Has Lighthouse look at a page once. Throws where it could not look at it. */
async function audit(address: string, tries = TRIES): Promise<Result> {
  // A process of its own, since tsx would change the functions that Lighthouse hands to the page.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      address,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: Error) => {
    if (tries > 1 && error.message.includes('Please run Lighthouse again')) return { stdout: '' };
    throw error;
  });
  return stdout === '' ? audit(address, tries - 1) : JSON.parse(stdout);
}

/** The audits that count and are not passed, by Lighthouse's own names. */
function costly({ audits, categories }: Result): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return counted.flatMap(({ id, weight }) => {
    const { score = null, displayValue = '' } = audits[id] ?? {};
    return weight === 0 || score === null || score === 1 ? [] : `${id} ${displayValue}`.trim();
  });
}
