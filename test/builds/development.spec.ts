import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  writeFileSync(clients, words.replace(sentence, 'The second edit.'));
  await expectEdit('The second edit.');
  await expect(note).toHaveCount(0);

  // As an editor does it: both steps at once.
  writeFileSync(clients, '');
  writeFileSync(clients, words.replace(sentence, 'The third edit.'));
  await expectEdit('The third edit.');

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
  const forms = page.locator('form');
  await expect(forms).not.toHaveCount(0);
  for (const form of await forms.all()) {
    await expect(form).toHaveAttribute('action', `${inbox}/requests`);
  }
});

test('a change that is saved while another page is opened is shown', async ({ page }) => {
  await page.goto(`${server.address}/clients`, { timeout: START_MS });
  const words = readFileSync(clients, 'utf8');
  const title = 'title: The page of the other audience';
  for (const [count, path] of ['security-policy', 'words', 'privacy-policy'].entries()) {
    writeFileSync(clients, words.replace(title, `title: The page of edit ${count}`));
    const opened = await fetch(`${server.address}/page-data/${path}/page-data.json`);
    expect(opened.status).toBe(200);
    await expect(page.getByRole('heading', { name: `The page of edit ${count}` })).toBeVisible({
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

test('when content/ is moved away and back, its pictures are there and edits show', async ({
  page,
}) => {
  await page.goto(`${server.address}/clients`, { timeout: START_MS });
  const [content, away] = [join(copy.folder, 'content'), join(copy.folder, 'content-away')];
  const note = page.getByRole('alert').filter({ hasText: /content|src.model/ });
  renameSync(content, away);
  await expect(note).toBeVisible({ timeout: OPEN_MS });
  await expect.poll(filesOfGatsby, { timeout: OPEN_MS }).toEqual([]);
  renameSync(away, content);
  await expect(note).toHaveCount(0, { timeout: OPEN_MS });
  await expect.poll(filesOfGatsby, { timeout: OPEN_MS }).toContain('content/images/wide.png');
  const words = readFileSync(clients, 'utf8');
  const title = 'title: The page of the other audience';
  writeFileSync(clients, words.replace(title, 'title: The page that came back'));
  await expect(page.getByRole('heading', { name: 'The page that came back' })).toBeVisible({
    timeout: OPEN_MS,
  });
  for (const path of ['/', '/clients']) {
    await page.goto(server.address + path, { timeout: OPEN_MS });
    const pictures = page.locator('main img');
    await expect(pictures.first()).toBeAttached({ timeout: OPEN_MS });
    for (const picture of await pictures.all()) {
      const address = await picture.evaluate((image: HTMLImageElement) => image.src);
      expect([address, (await fetch(address)).status]).toEqual([address, 200]);
    }
  }
  writeFileSync(clients, words);
});

for (const [command, args] of [
  ['a build', ['--import', 'tsx', 'tools/build.ts']],
  ['a second dev server', ['--import', 'tsx', 'tools/dev.ts']],
  ['npm test', ['--import', 'tsx', 'tools/test.ts']],
] as const) {
  test(`${command} is refused beside it, in a sentence, and it goes on`, async () => {
    const settings = {
      SITE_URL: 'https://www.casegood.example',
      GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
    };
    const refused = copy.start([...args], settings);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/^Another command is at work in this folder, .*\.\n$/);
    for (const path of ['/', '/clients']) {
      expect((await fetch(server.address + path)).status).toBe(200);
    }
  });
}

const title = 'title: The page of the other audience';

for (const [what, put] of [
  ['a quote that is not closed', 'title: "The page'],
  ['a tag', 'title: !!js/function page'],
] as const) {
  test(`${what} in the front matter is told in one voice`, async ({ page }) => {
    await page.goto(`${server.address}/privacy-policy`, { timeout: START_MS });
    const words = readFileSync(clients, 'utf8');
    expect(words).toContain(title);
    const before = server.output().length;
    writeFileSync(clients, words.replace(title, put));
    const note = page.getByRole('alert').filter({ hasText: 'clients.md' });
    await expect(note).toBeVisible({ timeout: OPEN_MS });
    // Another change, which Gatsby processes after that one.
    writeFileSync(clients, words.replace(title, `${title}, again`));
    await expect(note).toHaveCount(0, { timeout: OPEN_MS });
    await expect
      .poll(
        async () => (await fetch(`${server.address}/page-data/clients/page-data.json`)).text(),
        {
          timeout: OPEN_MS,
        },
      )
      .toContain('audience, again');
    const said = server.output().slice(before);
    expect(said).toContain('content/pages/clients.md');
    expect(said).not.toMatch(/YAMLException|Error processing Markdown/);
    writeFileSync(clients, words);
  });
}

test('what programs leave behind is neither read nor told', async ({ page }) => {
  await page.goto(`${server.address}/privacy-policy`, { timeout: START_MS });
  const left = ['images/wide.png:Zone.Identifier', 'pages/4913', 'pages/clients.md___jb_tmp___'];
  const names = [...left, 'images/Waited for.png'];
  for (const place of names) writeFileSync(join(copy.folder, 'content', place), 'x');
  // The watchers have seen the others by then.
  const note = page.getByRole('alert').filter({ hasText: 'Waited for.png' });
  await expect(note).toBeVisible();
  await expect.poll(filesOfGatsby, { timeout: OPEN_MS }).toContain('content/images/Waited for.png');
  for (const place of left) {
    await expect(note).not.toContainText(place);
    expect(await filesOfGatsby()).not.toContain(`content/${place}`);
  }
  for (const place of names) rmSync(join(copy.folder, 'content', place));
  await expect(note).toHaveCount(0, { timeout: OPEN_MS });
});

/** The paths of the files that Gatsby has. */
async function filesOfGatsby(): Promise<string[]> {
  const answer = await fetch(`${server.address}/___graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ allFile { nodes { relativePath } } }' }),
  });
  const { data } = await answer.json();
  return data.allFile.nodes.map(({ relativePath }: { relativePath: string }) => relativePath);
}

test('pages opened one after another don’t use up each other’s connections; once the model has changed, it asks for a restart, and nothing else', async ({
  page,
}) => {
  for (const path of ['/', '/clients', '/privacy-policy', '/', '/security-policy', '/clients']) {
    await page.goto(server.address + path, { timeout: OPEN_MS });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: OPEN_MS });
  }
  const model = join(copy.folder, 'src/model/sections.ts');
  const code = readFileSync(model, 'utf8');
  const words = readFileSync(clients, 'utf8');
  const notes = page.getByRole('alert').filter({ hasText: /content|src.model/ });
  writeFileSync(clients, words.replace('text: Short.', 'price: $90\n        text: Short.'));
  await expect(notes).toContainText('price\n  is not a field of a card', { timeout: OPEN_MS });
  // Whether this field is a mistake, only a new start can tell.
  writeFileSync(
    model,
    code.replace('  action: action.optional(),\n});', '  price: picture.optional(),\n$&'),
  );
  await expect(notes).toContainText('start it again', { timeout: OPEN_MS });
  await expect(notes).not.toContainText('price');
  await server.waitForOutput('The model, in src/model or kit/content/fields, has changed');
});
