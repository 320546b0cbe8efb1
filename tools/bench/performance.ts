import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { compressSite } from '../../src/build/files/compress';
import { startInbox } from '../inbox/inbox';
import { serveSite } from '../serve';
import { measureActs } from './acts';
import { measureBytes } from './bytes';
import { type Audit, audit } from './lighthouse';
import { seeLargestPaint } from './paint';
import {
  formatActs,
  formatForms,
  formatPages,
  type PageFigures,
  type PaintPair,
} from './performanceTable';
import { bareTwin } from './twin';
import { makeWaitingTwin, measureForms } from './usable';

const paths = ['/', '/clients', '/privacy-policy', '/security-policy'];
/** The build that is measured has both addresses in its pages. */
const sitePort = 9191;
const inboxPort = 9199;
/** A paint differs from load to load by far more than the budget: the medians of nine still told of noise. */
const paintRounds = 31;

/**
 * Measures the site that lies built in public/, page by page beside its bare twin, and returns the tables.
 *
 * @param browser the program of the browser
 * @param rounds how often Lighthouse looks at each page
 */
export async function measurePerformance(browser: string, rounds: number): Promise<string> {
  const twins = await makeTwins();
  const waitingTwin = await makeCopy(makeWaitingTwin);
  const inbox = await startInbox({ port: inboxPort, file: null });
  const site = await serveSite({ port: sitePort });
  const bare = await serveSite({ port: 0, root: twins });
  const waiting = await serveSite({ port: 0, root: waitingTwin });
  try {
    // Lighthouse has a browser of its own, and no other may take from its time.
    const { forms, bytes, acts, paints } = await inBrowser(browser, async (launched) => ({
      forms: await measureForms(launched, site.address, waiting.address),
      bytes: await Promise.all(paths.map((path) => measureBytes(launched, site.address + path))),
      acts: await measureActs(launched, site.address),
      paints: await inTurn(paths, (path) =>
        seePaints(launched, site.address + path, bare.address + path, paintRounds),
      ),
    }));
    const pages: PageFigures[] = [];
    for (const [index, path] of paths.entries()) {
      const page: Audit[] = [];
      const twin: Audit[] = [];
      // In turn, so that whatever else the machine does meets both.
      for (let round = 1; round <= rounds; round += 1) {
        console.error(`Lighthouse looks at ${path}, ${round} of ${rounds} ...`);
        page.push(await audit(site.address + path, browser));
        twin.push(await audit(bare.address + path, browser));
      }
      pages.push({ path, bytes: bytes[index] ?? {}, paints: paints[index] ?? [], page, twin });
    }
    return `${formatPages(pages)}\n\n${formatForms(forms)}\n\n${formatActs(acts)}`;
  } finally {
    await Promise.all([site.close(), bare.close(), waiting.close(), inbox.close()]);
    await Promise.all([twins, waitingTwin].map((folder) => rm(folder, { recursive: true })));
  }
}

/** The largest paints of a page and its twin, seen in turn, so that whatever else the machine does meets both. */
async function seePaints(
  browser: Browser,
  page: string,
  twin: string,
  rounds: number,
): Promise<PaintPair[]> {
  return inTurn(Array.from({ length: rounds }), async () => ({
    page: await seeLargestPaint(browser, page),
    twin: await seeLargestPaint(browser, twin),
  }));
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  measure: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await measure(item));
  return results;
}

async function inBrowser<Result>(
  program: string,
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--force-effective-connection-type=4G'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Copies the built site, with the bare twin of each page in its place. */
function makeTwins(): Promise<string> {
  return makeCopy(async (folder) => {
    for (const path of await filesOf(folder, /\.html$/)) {
      await writeFile(path, bareTwin(await readFile(path, 'utf8')));
    }
  });
}

/** Copies the built site, changes the copy, and compresses it as the site is. */
async function makeCopy(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'casegood-twins-'));
  await cp('public', folder, { recursive: true });
  await Promise.all((await filesOf(folder, /\.html\.(?:br|gz)$/)).map((path) => rm(path)));
  await change(folder);
  await compressSite(folder);
  return folder;
}

async function filesOf(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
