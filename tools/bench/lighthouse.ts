import type { Result } from 'lighthouse';
import { lostPoints, runLighthouse, scoresIn } from '../lighthouse';
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
      ...categories.map((name) => middle((result) => scoresIn(result)[name] ?? NaN).toFixed(0)),
      ofAudit('largest-contentful-paint').toFixed(0),
      ofAudit('total-blocking-time').toFixed(0),
      ofAudit('cumulative-layout-shift').toFixed(4),
      [...new Set(results.flatMap(lostPoints))].join('; ') || 'nothing',
    ]);
  }
  const figures = ['Largest paint, ms', 'Blocking, ms', 'Shift', 'What cost a point'];
  return {
    title: `Lighthouse, medians of ${ROUNDS}`,
    head: ['Page', ...categories, ...figures],
    rows,
  };
}

async function audit(address: string, tries = TRIES): Promise<Result> {
  try {
    return await runLighthouse(address, categories);
  } catch (error) {
    if (tries === 1 || !String(error).includes('Please run Lighthouse again')) throw error;
    return audit(address, tries - 1);
  }
}
