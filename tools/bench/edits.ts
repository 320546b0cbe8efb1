import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../test/support/freePort';
import type { BenchSite } from './site';
import { medianAndWorst, type Table } from './table';

const EDITS = 10;
const PATIENCE_MS = 120_000;

/** How long a build takes. */
export async function measureBuild({ buildSeconds }: BenchSite): Promise<Table> {
  return { title: 'Build', head: ['Seconds'], rows: [[buildSeconds.toFixed(1)]] };
}

/** How long it takes under gatsby develop from saving a markdown file to the new words in an open browser. */
export async function measureHotReload({ copy, browser }: BenchSite): Promise<Table> {
  const port = String(await freePort());
  // With CI set, Gatsby would run the queries of every page after each edit, and not only those of the open one.
  const settings = { CI: '' };
  const gatsby = copy.gatsby(['develop', '--host', '127.0.0.1', '--port', port], settings);
  await gatsby.said('You can now view');
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`, { timeout: PATIENCE_MS });
  const times: number[] = [];
  // The first edit finds things not yet read or compiled, and is not counted.
  for (let edit = 0; edit <= EDITS; edit += 1) {
    // Nobody saves before the page has come to rest after the last edit.
    await page.waitForTimeout(1500);
    const sentence = `These are the words of edit ${edit}.`;
    const saved = performance.now();
    await editHomePage(copy.folder, sentence);
    await page.waitForFunction((text) => document.body.textContent?.includes(text), sentence, {
      polling: 'raf',
      timeout: PATIENCE_MS,
    });
    if (edit > 0) times.push(performance.now() - saved);
  }
  await page.close();
  await gatsby.kill();
  const head = ['Edits', 'Median, ms', 'Worst, ms'];
  const rows = [[String(EDITS), ...medianAndWorst(times)]];
  return { title: 'From a save to the new words in an open browser', head, rows };
}

/** Changes a sentence of the home page in a copy of the project. */
async function editHomePage(folder: string, sentence: string): Promise<void> {
  const file = join(folder, 'content/pages/dealers.md');
  const text = await readFile(file, 'utf8');
  const edited = text.replace(/^ {4}text: .*/m, `    text: ${sentence}`);
  if (edited === text) throw new Error(`${file} has no section with a text to edit.`);
  await writeFile(file, edited);
}
