import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { copySite, type DevServer, type SiteCopy } from '../support/siteCopy';
import { type Editor, editorOf, field, fill, group, save, saved, section } from './editor';

/** Gatsby has to start, and builds each page when it is first opened. */
const START_MS = 5 * 60_000;
const SHOW_MS = 60_000;

let copy: SiteCopy;
let server: DevServer;
let editor: Editor;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  copy = copySite();
  server = await copy.develop();
});

test.afterAll(() => copy.remove());

test.beforeEach(async ({ guard, page }) => {
  editor = await editorOf(page, guard, { address: server.address, folder: copy.folder });
});

interface Edit {
  file: string;
  make(page: Page): Promise<unknown>;
  line: string;
  /** A page of the site that has the text, shown or in a closed dialog. */
  shown?: [path: string, words: string];
}

/** One for each kind of content, and for each type of control. */
const edits: Edit[] = [
  {
    file: 'pages/clients.md',
    async make(page) {
      const picker = await field(await section(page, 4), 'Testimonial');
      await picker.getByRole('radio', { name: /A quote that takes two/ }).click();
    },
    line: '    testimonial: dealer-partner',
    shown: ['/clients', 'A quote that takes two'],
  },
  {
    file: 'policies/security-policy.md',
    async make(page) {
      const text = (await field(page, 'Text')).getByRole('textbox');
      const words = await text.inputValue();
      await text.fill(words.replace(/\S.*/, 'The first line is new.'));
    },
    line: 'The first line is new.',
    shown: ['/security-policy', 'The first line is new.'],
  },
  {
    file: 'site.json',
    make: async (page) => fill(await group(page, 'Footer'), 'Line', 'A line of its own.'),
    line: '    "line": "A line of its own.",',
    shown: ['/', 'A line of its own.'],
  },
];

test('each kind of content is edited, one line each, and the running site shows it', async ({
  page,
}) => {
  for (const { file, make, line } of edits) {
    await test.step(file, async () => {
      const changed = editor.file(file);
      const [folder, name = folder] = file.replace(/\.\w+$/, '').split('/');
      await editor.open(`${folder}/entries/${name}`);
      await make(page);
      await save(page);
      const [removed, added] = await changed.changedLines();
      expect([removed.length, added]).toEqual([1, [line]]);
      await saved(page);
    });
  }
  const shown = edits.flatMap((edit) => (edit.shown ? [edit.shown] : []));
  // Once all of them are served, Gatsby is done with all of the files.
  for (const [path, words] of shown) await untilServed(page.request, path, words);
  for (const [path, words] of shown) {
    await page.goto(server.address + path, { timeout: START_MS });
    await expect(page.locator('body')).toContainText(words, { timeout: SHOW_MS });
  }
});

/**
 * Waits until the dev server has data for a page with these words. If a browser requests it before, or while Gatsby is
 * rewriting it, it gets an empty file or none, and the page stays an error.
 */
async function untilServed(request: APIRequestContext, path: string, words: string): Promise<void> {
  const textOf = async (file: string) =>
    (await request.get(`${server.address}/page-data/${file}`)).text();
  async function served(): Promise<string> {
    const page = await textOf(`${path === '/' ? 'index' : path.slice(1)}/page-data.json`);
    const [, hashes = ''] = /"staticQueryHashes":\[([^\]]*)\]/.exec(page) ?? [];
    const queries = hashes.match(/\d+/g) ?? [];
    const answers = await Promise.all(queries.map((hash) => textOf(`sq/d/${hash}.json`)));
    return [page, ...answers].join('\n');
  }
  await expect.poll(served, { timeout: SHOW_MS }).toContain(words);
}
