import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { serveEditingUi } from './adminSite';
import { contentFile, field, fill, itemsOf, openForm, save } from './editor';

const pinned = 'node_modules/@sveltia/cms';

/** Copies the engine, without this text in its script. */
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
  { name: 'the pinned release', find: undefined, lost: [] },
  {
    name: 'an earlier release',
    find: () => 'node_modules/earlier-editing-engine/dist/sveltia-cms.mjs',
    // It requests React from another host, which the policy blocks, and has no fonts next to it.
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
  test.describe(name, () => {
    const admin = serveEditingUi(find);

    test('a form is changed and saved, and what is missing is reported once', async ({
      page,
      guard,
    }) => {
      guard.allowConsole(/The editing engine has changed|unpkg|\b404\b|dynamically imported/);
      guard.allowOrigin('https://unpkg.com');
      const losses = listenToWarnings(page);
      const changed = contentFile(admin.folder, 'pages/clients.md');
      await openForm(page, admin.address, 'pages/entries/clients');
      await fill(page, 'Description', 'Changed with another engine.');
      const sections = (await field(page, 'Sections')).getByRole('button', {
        name: 'Reorder Item',
      });
      await sections.nth(1).press('ArrowDown');
      await save(page);
      await expect.poll(changed.read).toContain('description: Changed with another engine.');
      expect(losses).toEqual(lost.map((words) => expect.stringMatching(words)));
    });
  });
}

test.describe('a release that keeps the folder elsewhere', () => {
  const admin = serveEditingUi(() => engineWithout('folderless', 'root_dir_handle'));

  test('the editing UI opens, and says that nothing can be saved', async ({ page, guard }) => {
    guard.allowConsole(/The editing engine has changed/);
    const losses = listenToWarnings(page);
    await page.goto(`${admin.address}/admin/`);
    await expect(
      page.getByRole('button', { name: /Local Repository|Sign In/ }).first(),
    ).toBeVisible({
      timeout: 60_000,
    });
    expect(losses).toEqual([expect.stringMatching(/Nothing can be saved in content/)]);
  });
});

test.describe('the icons of the pinned release', () => {
  const admin = serveEditingUi();

  test('are drawn from its own font', async ({ page }) => {
    await openForm(page, admin.address, 'pages/entries/clients');
    await expect(itemsOf(await field(page, 'Sections')).first()).toBeVisible();
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
});
