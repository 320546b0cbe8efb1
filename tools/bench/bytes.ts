import type { Browser, Request } from '@playwright/test';
import type { BenchSite } from './site';
import type { Table } from './table';

/** The compressed bytes of a first view, by kind of file. */
export type Bytes = Readonly<Record<string, number>>;

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

/** Everything that a page asks for until it is quiet, 390 px wide at three dots to the pixel. */
export async function measureBytes(browser: Browser, address: string): Promise<Bytes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes: Record<string, number> = { all: 0, document: 0, font: 0, image: 0, script: 0 };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
    bytes.all = (bytes.all ?? 0) + responseBodySize;
  }
  await context.close();
  return bytes;
}
