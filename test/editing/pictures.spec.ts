import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  browse,
  commitsOf,
  expect,
  field,
  fill,
  include,
  item,
  pictureFile,
  save,
  saved,
  section,
  test,
} from './editor';

/** Chooses a new picture of one colour for a card of the page, which has none. */
async function addPicture(page: Page, index: number, name: string, width: number): Promise<void> {
  const cards = await field(await section(page, 1), 'Cards');
  const picture = await include(await item(cards, index), 'Picture');
  await insert(page, await browse(picture), name, width);
  await fill(picture, 'Text alternative', `A colour, ${width} pixels wide.`);
}

async function insert(
  page: Page,
  chooser: Awaited<ReturnType<typeof browse>>,
  name: string,
  width: number,
): Promise<void> {
  await chooser.setFiles(await pictureFile(name, width, 500));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Insert|Select/ }).click();
  await expect(dialog).toBeHidden();
}

test('of two new pictures of one name, neither takes the place of the other', async ({
  page,
  editor,
  guard,
}) => {
  guard.allowConsole(/Failed to send the request|would be named/);
  const words = editor.file('pages/words.md');
  const images = join(words.path, '../../images');
  const before = readdirSync(images);
  await editor.open('pages/entries/words');
  await addPicture(page, 0, 'image.png', 800);
  await addPicture(page, 1, 'Image.jpg', 900);
  await save(page);
  const refusal = page.getByRole('alertdialog', { name: 'Error' });
  await expect(refusal).toContainText('two of your new pictures would be named “image.webp”');
  await refusal.getByRole('button', { name: 'OK' }).click();
  expect([readdirSync(images), words.read()]).toEqual([before, words.before]);
  const cards = await field(await section(page, 1), 'Cards');
  const picture = await field(await item(cards, 1), 'Picture');
  await insert(page, await browse(picture, 'Replace'), 'another.png', 1000);
  await save(page);
  await saved(page);
  const added = readdirSync(images).filter((name) => !before.includes(name));
  expect(added.sort()).toEqual(['another.webp', 'image.webp']);
});

test('a picture in use gets another name, in one save, what names it follows, and can be edited on', async ({
  page,
  editor,
}) => {
  const users = ['pages/dealers.md', 'videos/digital-delivery.json', 'videos/tag-tracking.json'];
  const files = users.map((place) => editor.file(place));
  const [dealers] = files;
  const images = join(dealers?.path ?? '', '../../images');
  await page.goto(`${editor.address}/admin/#/assets/content/images`);
  await page.getByRole('row', { name: 'wide.png' }).click();
  await page.getByRole('button', { name: 'Show Edit Options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: /Rename/ });
  await dialog.getByRole('textbox').fill('broad.png');
  const commits = commitsOf(page);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('row', { name: 'broad.png' })).toBeVisible();
  expect(commits).toHaveLength(1);
  for (const { read, before } of files) {
    expect(read()).toBe(before.replaceAll('/images/wide.png', '/images/broad.png'));
  }
  expect(readdirSync(images).sort()).toEqual(
    ['broad.png', 'scene.png', 'square.png', 'tall-dark.png', 'tall.png', 'wide-dark.png'].sort(),
  );
  await editor.open('pages/entries/dealers');
  await fill(page, 'Description', 'Edited after its picture was renamed.');
  await save(page);
  await saved(page);
  expect(dealers?.read()).toContain('description: Edited after its picture was renamed.');
  expect(dealers?.read()).toContain('file: /images/broad.png');
});
