import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../support/freePort';
import { expect, test } from '../support/site';
import { copySite, type SiteCopy } from '../support/siteCopy';
import {
  add,
  choosePicture,
  contentFile,
  field,
  fill,
  group,
  include,
  item,
  itemsOf,
  leaveForm,
  openForm,
  prepareEditorPage,
  save,
} from './editor';

/** Gatsby has to start, and builds each page when it is first opened. */
const START_MS = 5 * 60_000;
const SHOW_MS = 60_000;

let copy: SiteCopy;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  copy = copySite();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const server = copy.gatsby(['develop', '--host', '127.0.0.1', '--port', String(port)], {
    INBOX_PORT: String(await freePort()),
  });
  await server.waitForOutput('You can now view');
});

test.afterAll(async () => {
  await copy.remove();
});

test.beforeEach(async ({ guard, page }) => {
  test.setTimeout(START_MS);
  await prepareEditorPage(page, guard, address);
});

interface Edit {
  form: string;
  file: string;
  make(page: Page): Promise<void>;
  line: string;
  /** A page of the site that has the text, shown or in a closed dialog. */
  path: string;
  words: string;
}

const edits: Edit[] = [
  {
    form: 'pages/entries/clients',
    file: 'pages/clients.md',
    async make(page) {
      const hero = await item(await field(page, 'Sections'), 0);
      await fill(hero, 'Title', 'All that you own, in sight');
    },
    line: '    title: All that you own, in sight',
    path: '/clients',
    words: 'All that you own, in sight',
  },
  {
    form: 'policies/entries/security-policy',
    file: 'policies/security-policy.md',
    async make(page) {
      const text = (await field(page, 'Text')).getByRole('textbox');
      const words = await text.inputValue();
      await text.fill(words.replace(/\S.*/, 'The first line is new.'));
    },
    line: 'The first line is new.',
    path: '/security-policy',
    words: 'The first line is new.',
  },
  {
    form: 'testimonials/entries/dealer-partner',
    file: 'testimonials/dealer-partner.json',
    make: (page) => fill(page, 'Role', 'Director'),
    line: '  "role": "Director",',
    path: '/',
    words: 'Director',
  },
  {
    form: 'videos/entries/client-tour',
    file: 'videos/client-tour.json',
    make: (page) => fill(page, 'Title', 'A tour for {product}’s clients'),
    line: '  "title": "A tour for {product}’s clients",',
    path: '/clients',
    words: 'A tour for Exemplar’s clients',
  },
  {
    form: 'site/entries/site',
    file: 'site.json',
    make: async (page) => fill(await group(page, 'Footer'), 'Line', 'A line of its own.'),
    line: '    "line": "A line of its own.",',
    path: '/',
    words: 'A line of its own.',
  },
  {
    form: 'request/entries/request',
    file: 'request.json',
    make: async (page) => fill(await group(page, 'Demo Request'), 'Submit button', 'Book It'),
    line: '    "submit": "Book It",',
    path: '/',
    words: 'Book It',
  },
];

test('each kind of content is edited, one line each, and the running site shows it', async ({
  page,
}) => {
  for (const { form, file, make, line } of edits) {
    await test.step(file, async () => {
      const changed = contentFile(copy.folder, file);
      await openForm(page, address, form);
      await make(page);
      await save(page);
      const [removed, added] = await changed.changedLines();
      expect([removed.length, added]).toEqual([1, [line]]);
      await leaveForm(page);
    });
  }
  for (const { path, words } of edits) {
    await test.step(`${path} says “${words}”`, async () => {
      await expect
        .poll(() => servedData(page.request, path), { timeout: SHOW_MS })
        .toContain(words);
      await page.goto(address + path, { timeout: START_MS });
      await expect(page.locator('body')).toContainText(words, { timeout: SHOW_MS });
    });
  }
});

/**
 * The data that the dev server has for a page. If a browser requests it while Gatsby is rewriting it, it gets an empty
 * file, and the page an error.
 */
async function servedData(request: APIRequestContext, path: string): Promise<string> {
  const textOf = async (file: string) => (await request.get(`${address}/page-data/${file}`)).text();
  const page = await textOf(`${path === '/' ? 'index' : path.slice(1)}/page-data.json`);
  const [, hashes = ''] = /"staticQueryHashes":\[([^\]]*)\]/.exec(page) ?? [];
  const queries = hashes.match(/\d+/g) ?? [];
  const answers = await Promise.all(queries.map((hash) => textOf(`sq/d/${hash}.json`)));
  return [page, ...answers].join('\n');
}

test('an old address is given a new place', async ({ page }) => {
  const changed = contentFile(copy.folder, 'redirects.json');
  const before = changed.read();
  await openForm(page, address, 'redirects/entries/redirects');
  const redirect = await add(await field(page, 'Redirects'));
  await fill(redirect, 'Old address', '/customers');
  await fill(redirect, 'New address', '/clients');
  await save(page);
  await changed.changedLines();
  expect(JSON.parse(changed.read())).toEqual({
    redirects: [...JSON.parse(before).redirects, { from: '/customers', to: '/clients' }],
  });
});

test('a page is made from the skeleton, with a picture and a testimonial chosen by its quote, and moves later', async ({
  page,
}) => {
  const picture = join(copy.folder, 'IMG_2041 (Floor Plan).png');
  await sharp({ create: { width: 800, height: 500, channels: 3, background: '#86361c' } })
    .png()
    .toFile(picture);
  await openForm(page, address, 'pages/new');
  await fill(page, 'Path', '/architects');
  await fill(page, 'Label in the switcher', 'For Architects');
  await fill(page, 'Title', 'Inventories for architects | {product}');
  await fill(page, 'Description', 'What stands in a building, before you draw it again.');
  const sections = await field(page, 'Sections');
  await expect(itemsOf(sections)).toHaveCount(4);

  const hero = await item(sections, 0);
  await fill(hero, 'Title', 'Draw with what is there');
  await fill(hero, 'Text', 'Every piece, with its place.');
  const heroPicture = await include(hero, 'Picture');
  await choosePicture(heroPicture, picture);
  await fill(heroPicture, 'Text alternative', 'A plan of a floor, in one colour.');
  const testimonial = await item(sections, 3);
  const picker = await field(testimonial, 'Testimonial');
  await picker.getByRole('radio', { name: /A quote that takes two/ }).check();
  const showcase = await add(sections, 'Showcase');
  await fill(showcase, 'Title', 'Scan the floor');
  await fill(showcase, 'Text', 'With any phone.');

  const preview = page.frameLocator('iframe[title]').frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Draw with what is there' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A plan of a floor' })).toBeVisible();
  await expect(preview.locator('main section')).toHaveCount(5);
  await save(page);

  const file = join(copy.folder, 'content/pages/architects.md');
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('file: /images/img_2041-floor-plan.webp');
  const made = `${address}/architects`;
  const status = async () => (await page.request.get(made)).status();
  await expect.poll(status, { timeout: SHOW_MS }).toBe(200);
  await page.goto(made);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draw with what is there', {
    timeout: SHOW_MS,
  });
  await expect(page.locator('main section')).toHaveCount(5);
  await expect(page.getByRole('img', { name: 'A plan of a floor' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'For Architects' }).first()).toBeVisible({
    timeout: SHOW_MS,
  });

  await page.goto(`${address}/admin/#/collections/pages/entries/architects`);
  await fill(page, 'Path', '/planners');
  await save(page);
  await expect
    .poll(() => readFileSync(file, 'utf8'))
    .toMatch(/^path: \/planners\nformerPaths:\n {2}- \/architects$/m);
  // Links to the former path are redirected here too.
  await expect.poll(async () => (await page.request.get(`${address}/planners`)).status()).toBe(200);
  await page.goto(`${made}?from=mail`);
  await expect(page).toHaveURL(`${address}/planners?from=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draw with what is there', {
    timeout: SHOW_MS,
  });
});
