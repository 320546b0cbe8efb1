import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/site';
import { copySite, type DevServer, type SiteCopy } from '../support/siteCopy';

const START_MS = 5 * 60_000;
/** A page without a connection would get one after a minute. */
const OPEN_MS = 30_000;

let copy: SiteCopy;
let server: DevServer;
let clients: string;

test.describe.configure({ timeout: 2 * START_MS });

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  copy = copySite();
  clients = join(copy.folder, 'content/pages/clients.md');
  server = await copy.develop();
});

test.afterAll(() => copy.remove());

test.beforeEach(({ guard }) => {
  guard.allowOrigin(server.address);
  // On a busy machine, the scripts that draw a page here take longer than Chromium gives what is preloaded.
  guard.allowConsole(/ was preloaded using link preload but not used within a few seconds/);
});

test('an edit shows in the open browser, even after a file saved in two steps', async ({
  page,
}) => {
  const words = readFileSync(clients, 'utf8');
  const sentence = 'A hero without benefits, and one other film.';
  expect(words).toContain(sentence);

  await page.goto(`${server.address}/clients`, { timeout: START_MS });
  await expect(page.getByText(sentence)).toBeVisible({ timeout: START_MS });
  // If the page reloaded, this would be lost.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  async function expectEdit(edited: string) {
    await expect(page.getByText(edited), server.output()).toBeVisible({ timeout: START_MS });
    await expect(page.locator('html')).toHaveAttribute('data-same-page');
  }

  writeFileSync(clients, words.replace(sentence, 'The first edit.'));
  await expectEdit('The first edit.');

  writeFileSync(clients, '');
  const note = page.getByRole('alert').filter({ hasText: 'clients.md' });
  await expect(note).toBeVisible();
  await expect(page.getByText('The first edit.')).toBeVisible();
  // As an editor does it: both steps at once.
  writeFileSync(clients, words.replace(sentence, 'The second edit.'));
  await expectEdit('The second edit.');
  await expect(note).toHaveCount(0);

  writeFileSync(
    clients,
    words.replace('  - type: showcase', '  - type: showcase\n    draft: true'),
  );
  await expectEdit('Draft');
  writeFileSync(clients, words);
  await expectEdit(sentence);
});

test('its forms go to the request inbox, and it says where that and the editor are', async ({
  page,
}) => {
  const { address, inbox } = server;
  expect(server.output()).toContain(`${address}/admin/`);
  expect(server.output()).toContain(`${inbox}/`);
  expect((await fetch(inbox)).status).toBe(200);
  // A mistyped address doesn’t keep it from answering.
  expect((await fetch(`${address}//:`)).status).toBeLessThan(500);
  await page.goto(address, { timeout: START_MS });
  const actions = page.locator('form');
  await expect(actions).toHaveCount(2);
  await expect(actions.first()).toHaveAttribute('action', `${inbox}/requests`);
});

test('a change that is saved while another page is opened is shown', async ({ page }) => {
  await page.goto(`${server.address}/clients`, { timeout: START_MS });
  const words = readFileSync(clients, 'utf8');
  const title = 'title: The page of the other audience';
  for (const path of ['security-policy', 'words']) {
    writeFileSync(clients, words.replace(title, `title: The page before ${path}`));
    const opened = await fetch(`${server.address}/page-data/${path}/page-data.json`);
    expect(opened.status).toBe(200);
    await expect(page.getByRole('heading', { name: `The page before ${path}` })).toBeVisible({
      timeout: OPEN_MS,
    });
  }
  writeFileSync(clients, words);
});

test('while a picture is gone, every page stays', async ({ page }) => {
  await page.goto(`${server.address}/privacy-policy`, { timeout: START_MS });
  const picture = join(copy.folder, 'content/images/wide.png');
  const bytes = readFileSync(picture);
  const rounds = () => server.output().split('createPages - ').length;
  const before = rounds();
  rmSync(picture);
  const note = page.getByRole('alert').filter({ hasText: 'wide.png' });
  await expect(note).toBeVisible();
  await expect.poll(rounds, { timeout: OPEN_MS }).toBeGreaterThan(before);
  for (const path of ['index', 'clients', 'privacy-policy']) {
    const answer = await fetch(`${server.address}/page-data/${path}/page-data.json`);
    expect(answer.status).toBe(200);
  }
  writeFileSync(picture, bytes);
  await expect(note).toHaveCount(0, { timeout: OPEN_MS });
});

test('pages opened one after another don’t use up each other’s connections; once the model has changed, it asks for a restart, and nothing else', async ({
  page,
}) => {
  for (const path of ['/', '/clients', '/privacy-policy', '/', '/security-policy', '/clients']) {
    await page.goto(server.address + path, { timeout: OPEN_MS });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: OPEN_MS });
  }
  const model = join(copy.folder, 'src/model/sections.ts');
  const words = readFileSync(clients, 'utf8');
  const notes = page.getByRole('alert').filter({ hasText: /content|src.model/ });
  writeFileSync(clients, words.replace('text: Short.', 'price: $90\n        text: Short.'));
  await expect(notes).toContainText('price\n  is not a field of a card', { timeout: OPEN_MS });
  // Whether this field is a mistake, only a new start can tell.
  writeFileSync(model, `${readFileSync(model, 'utf8')}\n`);
  await expect(notes).toContainText('start it again', { timeout: OPEN_MS });
  await expect(notes).not.toContainText('price');
  await server.waitForOutput('The model, in src/model or kit/content/fields, has changed');
});
