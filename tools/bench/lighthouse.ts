import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

/** Lighthouse's report, as far as it is read. */
const report = z.object({
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
});

/** What Lighthouse says of a page, on a phone (its own default: a slow 4G network, a processor slowed four times). */
export interface Audit {
  /** From 0 to 100. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  /** Milliseconds until the first and the largest paint, and of blocked input. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** The sum of layout shifts. */
  shift: number;
  /** What cost a point, by Lighthouse's own names. */
  problems: string[];
}

/** On a busy machine Chromium's trace now and then lacks what Lighthouse looks for; it then asks to be run again. */
const tries = 3;

/**
 * Has Lighthouse look at a page once, in the browser whose program is named.
 *
 * @throws where it could not look at it
 */
export async function audit(address: string, browser: string, left = tries): Promise<Audit> {
  const run = runLighthouse(address, browser);
  const again = left > 1 && (await run.then(() => false, wantsAnotherRun));
  return again ? audit(address, browser, left - 1) : readReport(await run);
}

function wantsAnotherRun(error: Error): boolean {
  return error.message.includes('Please run Lighthouse again');
}

async function runLighthouse(address: string, browser: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      address,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  ).catch(({ stderr }) => {
    throw new Error(`Lighthouse can't look at ${address}: ${stderr}`);
  });
  return stdout;
}

function readReport(text: string): Audit {
  const { audits, categories } = report.parse(JSON.parse(text));
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    problems: weighed.flatMap(({ id, weight }) => {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      return weight === 0 || score === null || score === 1 ? [] : `${id} ${displayValue}`.trim();
    }),
  };
}
