import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test as base, type Desk, deskOf, expect, field, fill, save, startServer } from './desk';

/** `deskWith` serves the editing UI with another release of the engine. */
const test = base.extend<{ deskWith(engine: string): Promise<Desk> }>({
  async deskWith({ page, guard }, use) {
    let close = async () => {};
    await use(async (engine) => {
      const server = await startServer(engine);
      close = server.close;
      return deskOf(page, guard, server);
    });
    // An open page would miss its server.
    await page.goto('about:blank');
    await close();
  },
});

const pinned = 'node_modules/@sveltia/cms';

/** Copies the engine, without these texts in its script, and returns the path of the script. */
function engineWithout(name: string, ...words: string[]): string {
  const folder = `.fixture/engines/${name}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(pinned, folder, { recursive: true });
  const script = `${folder}/npm/index.js`;
  let text = readFileSync(script, 'utf8');
  for (const each of words) text = text.replaceAll(each, each.split('').reverse().join(''));
  writeFileSync(script, text);
  return script;
}

/** The features that the editing UI reports missing in the console. */
function listenToWarnings(page: Page): string[] {
  const lost: string[] = [];
  page.on('console', (message) => {
    const [, sentence] = /^The editing engine has changed\. (.*)/.exec(message.text()) ?? [];
    if (sentence) lost.push(sentence);
  });
  return lost;
}

const engines = [
  {
    name: 'an earlier release',
    // It requests React from another host, which the policy blocks, and has no fonts next to it.
    find: () => 'node_modules/earlier-editing-engine/dist/sveltia-cms.mjs',
    lost: [],
  },
  {
    name: 'a release without the optional features',
    find: () =>
      engineWithout(
        'lean',
        'highlight-editor-field',
        'item-wrapper',
        'sveltia-cms.prefs',
        'githubstatus.com/api',
      ),
    lost: [/click on the page/, /Nobody is asked/, /closes once it is saved/, /another host/],
  },
];

for (const { name, find, lost } of engines) {
  test(`with ${name}, a form is changed and saved, and what is missing is reported once`, async ({
    page,
    guard,
    deskWith,
  }) => {
    guard.allowConsole(/The editing engine has changed|unpkg|\b404\b|dynamically imported/);
    guard.allowOrigin('https://unpkg.com');
    const losses = listenToWarnings(page);
    const desk = await deskWith(find());
    const clients = desk.file('pages/clients.md');
    await desk.open('pages/entries/clients');
    await fill(page, 'Description', 'Changed with another engine.');
    const sections = (await field(page, 'Sections')).getByRole('button', { name: 'Reorder Item' });
    await sections.nth(1).press('ArrowDown');
    await save(page);
    await expect.poll(clients.read).toContain('description: Changed with another engine.');
    expect(losses).toEqual(lost.map((words) => expect.stringMatching(words)));
  });
}

test('with a release that keeps the folder elsewhere, the editing UI says that nothing can be saved', async ({
  page,
  guard,
  deskWith,
}) => {
  guard.allowConsole(/The editing engine has changed/);
  const losses = listenToWarnings(page);
  const { address } = await deskWith(engineWithout('folderless', 'root_dir_handle'));
  await page.goto(`${address}/admin/`, { timeout: 60_000 });
  const signIn = page.getByRole('button', { name: /Local Repository|Sign In/ }).first();
  await expect(signIn).toBeVisible({ timeout: 60_000 });
  expect(losses).toEqual([expect.stringMatching(/Nothing can be saved in content/)]);
});

test('icons are drawn from the engine’s own font', async ({ page, desk }) => {
  await desk.open('pages/entries/clients');
  await field(page, 'Sections');
  const icon = page.locator('.material-symbols-outlined').first();
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family),
    );
  await expect.poll(loaded).toContainEqual(expect.stringContaining('Material Symbols'));
  // A word would be wider than an icon.
  const box = await icon.boundingBox();
  expect(box?.width).toBeLessThanOrEqual((box?.height ?? 0) * 1.5);
});
