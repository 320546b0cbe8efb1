import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { copySite, type DevServer, type SiteCopy } from '../support/siteCopy';
import {
  add,
  browse,
  type Editor,
  editorOf,
  field,
  fill,
  group,
  include,
  item,
  itemsOf,
  pictureFile,
  save,
  saved,
  section,
} from './editor';

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
    file: 'pages/dealers.md',
    async make(page) {
      const card = await item(await field(await section(page, 0), 'Benefit cards'), 0);
      await (await field(card, 'Icon')).getByRole('combobox').click();
      await page.getByRole('option', { name: 'leaf' }).click();
    },
    line: '      - icon: leaf',
  },
  {
    file: 'policies/privacy-policy.md',
    make: async (page) => (await field(page, 'Last updated')).locator('input').fill('2026-02-28'),
    line: 'updated: 2026-02-28',
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
    file: 'testimonials/office-manager.json',
    make: async (page) => (await field(page, 'Stars')).getByRole('spinbutton').fill('3'),
    line: '  "stars": 3,',
  },
  {
    file: 'testimonials/dealer-partner.json',
    make: (page) => fill(page, 'Role', 'Director'),
    line: '  "role": "Director",',
    shown: ['/', 'Director'],
  },
  {
    file: 'videos/client-tour.json',
    make: (page) => fill(page, 'Title', 'A tour for {product}’s clients'),
    line: '  "title": "A tour for {product}’s clients",',
    shown: ['/clients', 'A tour for Exemplar’s clients'],
  },
  {
    file: 'site.json',
    make: async (page) => fill(await group(page, 'Footer'), 'Line', 'A line of its own.'),
    line: '    "line": "A line of its own.",',
    shown: ['/', 'A line of its own.'],
  },
  {
    file: 'request.json',
    make: async (page) => fill(await group(page, 'Demo Request'), 'Submit button', 'Book It'),
    line: '    "submit": "Book It",',
    shown: ['/', 'Book It'],
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

test('a page begins with an empty hero, gets a picture and a testimonial chosen by its quote, and moves later', async ({
  page,
}) => {
  const { address } = server;
  await editor.open('pages/new');
  await fill(page, 'Path', '/architects');
  await fill(page, 'Label in the switcher', 'For Architects');
  await fill(page, 'Title', 'Inventories for architects | {product}');
  await fill(page, 'Description', 'What stands in a building, before you draw it again.');
  const sections = await field(page, 'Sections');
  await expect(itemsOf(sections)).toHaveCount(1);
  await save(page);
  await expect(page.getByText(/fields? (?:has an error|have errors)/)).toBeVisible();

  const hero = await section(page, 0);
  await fill(hero, 'Title', 'Draw with what is there');
  await fill(hero, 'Text', 'Every piece, with its place.');
  const heroPicture = await include(hero, 'Picture');
  const chooser = await browse(heroPicture);
  await chooser.setFiles(await pictureFile('IMG_2041 (Floor Plan).png', 800, 500));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Insert|Select/ }).click();
  await expect(dialog).toBeHidden();
  await fill(heroPicture, 'Text alternative', 'A plan of a floor, in one colour.');
  const testimonial = await add(sections, 'Testimonial');
  await fill(testimonial, 'Title', 'Why architects love it');
  await fill(testimonial, 'Reasons', 'No more guessing');
  const picker = await field(testimonial, 'Testimonial');
  await picker.getByRole('radio', { name: /A quote that takes two/ }).check();
  const showcase = await add(sections, 'Showcase');
  await fill(showcase, 'Title', 'Scan the floor');
  await fill(showcase, 'Text', 'With any phone.');

  const { preview } = editor;
  await expect(preview.getByRole('heading', { name: 'Draw with what is there' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A plan of a floor' })).toBeVisible();
  await expect(preview.locator('main section')).toHaveCount(3);
  await save(page);

  const file = join(copy.folder, 'content/pages/architects.md');
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('file: /images/img_2041-floor-plan.webp');
  const made = `${address}/architects`;
  const heading = page.getByRole('heading', { level: 1, name: 'Draw with what is there' });
  await untilServed(page.request, '/architects', 'Draw with what is there');
  await untilServed(page.request, '/architects', 'For Architects');
  await page.goto(made);
  await expect(heading).toBeVisible({ timeout: SHOW_MS });
  await expect(page.locator('main section')).toHaveCount(3);
  await expect(page.getByRole('img', { name: 'A plan of a floor' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'For Architects' }).first()).toBeVisible();

  await editor.open('pages/entries/architects');
  await fill(page, 'Path', '/planners');
  await save(page);
  await expect
    .poll(() => readFileSync(file, 'utf8'))
    .toMatch(/^path: \/planners\nformerPaths:\n {2}- \/architects$/m);
  // Links to the former path are redirected here too.
  await untilServed(page.request, '/planners', 'Draw with what is there');
  await page.goto(`${made}?from=mail`);
  await expect(page).toHaveURL(`${address}/planners?from=mail`);
  await expect(heading).toBeVisible({ timeout: SHOW_MS });
});
