import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { checkContent } from '../../src/content/check/check';
import { startDevelop } from './developServer';
import { median } from './median';
import { makePages } from './pages';
import { makeProjectCopy } from './project';
import { makeStarter } from './starter';

/** A sentence of a file that the page at `path` shows. */
interface Editable {
  file: string;
  path: string;
  sentence: string;
}

/** Milliseconds from a save to the new words in the open browser; infinite where they never came. */
export interface EditTimes {
  site: string;
  kind: 'markdown' | 'JSON';
  pages: number;
  median: number;
  worst: number;
}

const editsOfEach = 10;
const patience = 120_000;
/** An edit that hasn't shown by then won't: a plain Gatsby loses some edits of JSON. */
const lostAfter = 15_000;
/** The landing pages that the site has of its own. */
const ownPages = 2;

/** Measures edits of markdown and JSON in a copy of this site, and in a plain Gatsby starter of as many pages. */
export async function measureEdits(
  program: string,
  pages: number,
  report: (rows: readonly EditTimes[]) => void,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  try {
    for (const measure of [measureSite, measureStarter]) report(await measure(browser, pages));
  } finally {
    await browser.close();
  }
}

async function measureSite(browser: Browser, pages: number): Promise<EditTimes[]> {
  const copy = await makeProjectCopy();
  try {
    const { entries } = await checkContent('content');
    const present = entries.flatMap((entry) => (entry.kind === 'pages' ? [entry] : []));
    await copy.write(makePages(present, Math.max(0, pages - ownPages)));
    await copy.shrinkPictures();
    return await measureIn(browser, copy.folder, { site: 'This site', pages }, [
      {
        file: 'content/pages/clients.md',
        path: '/clients',
        sentence: 'Furniture is among the largest things an office buys',
      },
      {
        file: 'content/testimonials/office-manager.json',
        path: '/clients',
        sentence: 'I scan a tag and know what the chair is',
      },
    ]);
  } finally {
    await copy.remove();
  }
}

async function measureStarter(browser: Browser, pages: number): Promise<EditTimes[]> {
  const starter = await makeStarter('.', pages);
  try {
    return await measureIn(browser, starter.folder, { site: 'Plain starter', pages }, [
      { file: 'content/page-1.md', path: '/page-1', sentence: 'Words of page 1.' },
      { file: 'content/words.json', path: '/page-1', sentence: 'Words of all pages.' },
    ]);
  } finally {
    await starter.remove();
  }
}

async function measureIn(
  browser: Browser,
  folder: string,
  what: Pick<EditTimes, 'site' | 'pages'>,
  editables: readonly Editable[],
): Promise<EditTimes[]> {
  const server = await startDevelop(folder);
  try {
    const results: EditTimes[] = [];
    for (const editable of editables) {
      const times = await timeEdits(browser, server.address, folder, editable);
      const kind = editable.file.endsWith('.md') ? 'markdown' : 'JSON';
      results.push({ ...what, kind, median: median(times), worst: Math.max(...times) });
    }
    return results;
  } finally {
    await server.stop();
  }
}

async function timeEdits(
  browser: Browser,
  address: string,
  folder: string,
  { file, path, sentence }: Editable,
): Promise<number[]> {
  const place = join(folder, file);
  const text = await readFile(place, 'utf8');
  if (!text.includes(sentence)) throw new Error(`${file} doesn’t say "${sentence}".`);
  const page = await browser.newPage();
  try {
    // With many pages, Gatsby says that it is ready before it has them all.
    const data = `${address}/page-data${path}/page-data.json`;
    while (!(await fetch(data)).ok) await page.waitForTimeout(1000);
    await page.goto(address + path, { timeout: patience });
    await page.getByText(sentence).first().waitFor({ timeout: patience });
    const times: number[] = [];
    // The first edit finds things not yet read or compiled, and is not counted.
    for (let turn = 0; turn <= editsOfEach; turn += 1) {
      // As a person would: nobody saves before everything has come to rest, and the page is connected.
      await page.waitForTimeout(1500);
      const words = `These words are those of edit ${turn}.`;
      const start = performance.now();
      await writeFile(place, text.replace(sentence, words));
      const shown = await page
        .waitForFunction((shown) => document.body.textContent?.includes(shown), words, {
          polling: 'raf',
          timeout: turn === 0 ? patience : lostAfter,
        })
        .then(() => true)
        .catch(() => false);
      if (turn > 0) times.push(shown ? performance.now() - start : Number.POSITIVE_INFINITY);
    }
    return times;
  } finally {
    await page.close();
    await writeFile(place, text);
  }
}

/** The times as a Markdown table. */
export function formatEdits(rows: readonly EditTimes[]): string {
  return [
    '| Pages | Edit | In | Median, ms | Worst, ms |',
    '| ---: | --- | --- | ---: | ---: |',
    ...rows.map(
      ({ pages, kind, site, median, worst }) =>
        `| ${pages.toLocaleString('en')} | ${kind} | ${site} | ${inWords(median)} | ${inWords(worst)} |`,
    ),
  ].join('\n');
}

function inWords(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? milliseconds.toFixed(0) : 'never';
}
