import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/freePort';
import { expect, test } from '../support/site';
import { copySite, type GatsbyProcess, type SiteCopy } from '../support/siteCopy';

const START_MS = 5 * 60_000;
/** A page without a connection would get one after a minute. */
const OPEN_MS = 30_000;

let copy: SiteCopy;
let server: GatsbyProcess;
let address: string;
let inbox: string;
/** Its output until it was ready. */
let started: string;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  copy = copySite();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const inboxPort = String(await freePort());
  inbox = `http://127.0.0.1:${inboxPort}`;
  server = copy.gatsby(['develop', '--host', '127.0.0.1', '--port', String(port)], {
    INBOX_PORT: inboxPort,
  });
  await server.waitForOutput('Ctrl-C stops it.');
  started = server.output();
});

test.afterAll(async () => {
  await copy.remove();
});

test('an edit shows in the open browser, even after a file saved in two steps', async ({
  page,
  guard,
}) => {
  test.setTimeout(2 * START_MS);
  guard.allowOrigin(address);
  const file = join(copy.folder, 'content/pages/clients.md');
  const words = readFileSync(file, 'utf8');
  const sentence = 'A hero without benefits, and one other film.';
  expect(words).toContain(sentence);

  await page.goto(`${address}/clients`, { timeout: START_MS });
  await expect(page.getByText(sentence)).toBeVisible({ timeout: START_MS });
  // If the page reloaded, this would be lost.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  async function expectEdit(edited: string) {
    await expect(page.getByText(edited), server.output()).toBeVisible({ timeout: START_MS });
    await expect(page.locator('html')).toHaveAttribute('data-same-page');
  }

  writeFileSync(file, words.replace(sentence, 'The first edit.'));
  await expectEdit('The first edit.');

  writeFileSync(file, '');
  await expect(page.getByRole('alert').filter({ hasText: 'clients.md' })).toBeVisible();
  await expect(page.getByText('The first edit.')).toBeVisible();
  writeFileSync(file, words.replace(sentence, 'The second edit.'));
  await expectEdit('The second edit.');
  await expect(page.getByRole('alert').filter({ hasText: 'clients.md' })).toHaveCount(0);

  // As an editor does it: both steps at once.
  writeFileSync(file, '');
  writeFileSync(file, words.replace(sentence, 'The third edit.'));
  await expectEdit('The third edit.');

  writeFileSync(file, words);
  await expectEdit(sentence);

  writeFileSync(file, words.replace('  - type: showcase', '  - type: showcase\n    draft: true'));
  await expectEdit('Draft');
});

test('it says where the site, the editing UI and the inbox are, after Gatsby’s own message', () => {
  const [before = '', after] = started.split(`Site           ${address}/\n`);
  expect(before).toContain('You can now view');
  expect(after).toMatch(
    `Editing        ${address}/admin/
Request inbox  ${inbox}/

What is saved in content/ shows in the open browser. Ctrl-C stops it.`,
  );
});

test('its forms go to the request inbox', async ({ page, guard }) => {
  test.setTimeout(START_MS);
  guard.allowOrigin(address);
  await page.goto(address, { timeout: START_MS });
  const forms = page.locator('form');
  await expect(forms).not.toHaveCount(0);
  for (const form of await forms.all()) {
    await expect(form).toHaveAttribute('action', `${inbox}/requests`);
  }
  expect((await fetch(inbox)).status).toBe(200);
});

for (const command of ['develop', 'npm run build']) {
  test(`${command} in the folder of a running dev server prints one sentence, and stops`, async () => {
    test.setTimeout(START_MS);
    const settings = { SITE_URL: address, GATSBY_FORM_ENDPOINT: `${inbox}/requests` };
    const second =
      command === 'npm run build' ? copy.build(settings) : copy.gatsby([command], settings);
    expect(await second.ended).not.toBe(0);
    expect(second.output()).toContain(
      'A build or a dev server is running in this folder already. End it first, then try again.',
    );
    expect(second.output()).not.toMatch(/^\s+at /m);
  });
}

test('an unused picture with a wrong name is a warning, and holds nothing back', async ({
  page,
  guard,
}) => {
  test.setTimeout(START_MS);
  guard.allowOrigin(address);
  await page.goto(`${address}/clients`, { timeout: START_MS });
  const picture = join(copy.folder, 'content/images/My Picture.png');
  copyFileSync(join(copy.folder, 'content/images/wide.png'), picture);
  await server.waitForOutput('content/images/My Picture.png:1');
  const file = join(copy.folder, 'content/pages/clients.md');
  const words = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    words.replace('title: The page of the other audience', 'title: The page of others'),
  );
  await expect(page.getByRole('heading', { name: 'The page of others' })).toBeVisible({
    timeout: START_MS,
  });
  await expect(page.getByRole('alert').filter({ hasText: 'My Picture' })).toHaveCount(0);
  rmSync(picture);
  writeFileSync(file, words);
});

test('a change that is saved while another page is opened is shown', async ({ page, guard }) => {
  test.setTimeout(START_MS);
  guard.allowOrigin(address);
  await page.goto(`${address}/clients`, { timeout: START_MS });
  const file = join(copy.folder, 'content/pages/clients.md');
  const words = readFileSync(file, 'utf8');
  const title = 'title: The page of the other audience';
  for (const [count, path] of ['security-policy', 'words', 'privacy-policy'].entries()) {
    writeFileSync(file, words.replace(title, `title: The page of edit ${count}`));
    const opened = await fetch(`${address}/page-data/${path}/page-data.json`);
    expect(opened.status).toBe(200);
    await expect(page.getByRole('heading', { name: `The page of edit ${count}` })).toBeVisible({
      timeout: OPEN_MS,
    });
  }
  writeFileSync(file, words);
});

test('while a picture is gone, every page stays', async ({ page, guard }) => {
  test.setTimeout(START_MS);
  guard.allowOrigin(address);
  await page.goto(`${address}/privacy-policy`, { timeout: START_MS });
  const picture = join(copy.folder, 'content/images/wide.png');
  const bytes = readFileSync(picture);
  const rounds = () => server.output().split('createPages - ').length;
  const before = rounds();
  rmSync(picture);
  const note = page.getByRole('alert').filter({ hasText: 'wide.png' });
  await expect(note).toBeVisible();
  await expect.poll(rounds, { timeout: OPEN_MS }).toBeGreaterThan(before);
  for (const path of ['index', 'clients', 'privacy-policy']) {
    expect((await fetch(`${address}/page-data/${path}/page-data.json`)).status).toBe(200);
  }
  writeFileSync(picture, bytes);
  await expect(note).toHaveCount(0, { timeout: OPEN_MS });
});

test('pages opened one after another don’t use up each other’s connections', async ({
  page,
  guard,
}) => {
  test.setTimeout(START_MS);
  guard.allowOrigin(address);
  for (const path of ['/', '/clients', '/privacy-policy', '/', '/clients', '/security-policy']) {
    await page.goto(address + path, { timeout: OPEN_MS });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: OPEN_MS });
  }
});

test('when the model has changed, it asks to be restarted', async ({ page, guard }) => {
  test.setTimeout(START_MS);
  guard.allowOrigin(address);
  await page.goto(`${address}/clients`, { timeout: START_MS });
  const model = join(copy.folder, 'src/content/model/sections.ts');
  writeFileSync(model, `${readFileSync(model, 'utf8')}\n`);
  const note = page.getByRole('alert').filter({ hasText: 'src/content/model has changed' });
  await expect(note).toContainText('start it again', { timeout: OPEN_MS });
  await server.waitForOutput('src/content/model has changed');
});
