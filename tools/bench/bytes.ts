import type { Browser, Request } from '@playwright/test';
import type { BenchSite } from './site';
import type { Table } from './table';

/** What the first view of each page loads, by kind of file. */
export async function measureFirstViews({ browser, address, paths }: BenchSite): Promise<Table> {
  const kinds = ['all', 'document', 'font', 'image', 'script'];
  const rows: string[][] = [];
  for (const path of paths) {
    const bytes = await measureBytes(browser, address + path);
    rows.push([path, ...kinds.map((kind) => ((bytes[kind] ?? 0) / 1024).toFixed(1))]);
  }
  return { title: 'The first view on a phone, in KB', head: ['Page', ...kinds], rows };
}

/** What a browser takes a phone to be: 390 px wide at three dots to the pixel. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** The compressed bytes of everything that a page asks for on a phone until it is quiet, by kind of file. */
export async function measureBytes(
  browser: Browser,
  address: string,
): Promise<Record<string, number>> {
  const page = await browser.newPage(phone);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes: Record<string, number> = {};
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    for (const kind of ['all', request.resourceType()]) {
      bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
    }
  }
  await page.close();
  return bytes;
}
