import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { serveSite } from '../serve';
import { phone } from './bytes';
import type { BenchSite } from './site';
import { median, type Table } from './table';

/** A paint differs from load to load by far more than scripts may cost. */
const ROUNDS = 31;
/** A phone as Lighthouse takes it to be: a slow 4G network, and a processor slowed four times. */
const SLOWED = 4;
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** When the largest paint of each page comes, and when without its scripts. */
export async function measureLargestPaint({ browser, copy, paths }: BenchSite): Promise<Table> {
  const root = join(copy.folder, 'public');
  // No build knows of them.
  const files: string[] = [];
  for (const path of paths) {
    const html = noScriptBaseline(await readFile(join(root, path, 'index.html'), 'utf8'));
    const file = join(root, path, 'no-script.html');
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    files.push(file, `${file}.br`);
  }
  const server = await serveSite({ root });
  const rows: string[][] = [];
  for (const path of paths) {
    const page = server.address + path;
    const baseline = `${page.replace(/\/$/, '')}/no-script`;
    const pageTimes: number[] = [];
    const baselineTimes: number[] = [];
    // In turn, so that whatever else the machine does meets both.
    for (let round = 1; round <= ROUNDS; round += 1) {
      pageTimes.push(await seeLargestPaint(browser, page));
      baselineTimes.push(await seeLargestPaint(browser, baseline));
    }
    const [one, other] = [median(pageTimes), median(baselineTimes)];
    rows.push([path, one.toFixed(0), other.toFixed(0), (one / other).toFixed(3)]);
  }
  await server.close();
  for (const file of files) await rm(file);
  const head = ['Page', 'Largest paint, ms', 'Without scripts, ms', 'Ratio (budget 1.05)'];
  return { title: `The largest paint on a phone, medians of ${ROUNDS} loads`, head, rows };
}

/** Lighthouse reckons it from a load that was not slowed, and differs more for one page; this is as the browser saw it. */
async function seeLargestPaint(browser: Browser, address: string) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(address, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return time;
}

/** The HTML of a page with every script, and all that leads to one, taken out: as fast as the page could be at all. */
export function noScriptBaseline(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<template id="_islands"[^>]*>[\s\S]*?<\/template>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}
