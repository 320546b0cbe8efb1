import { randomBytes } from 'node:crypto';
import type { FileChooser, Page } from '@playwright/test';
import sharp from 'sharp';
import { serveEditingUi } from '../support/adminSite';
import {
  add,
  contentFile,
  field,
  fill,
  item,
  itemsOf,
  openForm,
  save,
  saved,
} from '../support/editor';
import { expect, test } from '../support/site';

const admin = serveEditingUi();

test('a section that was removed comes back by a button, with what was typed meanwhile', async ({
  page,
}) => {
  const changed = contentFile(admin.folder, 'pages/clients.md');
  await openForm(page, admin.address, 'pages/entries/clients');
  const sections = itemsOf(await field(page, 'Sections'));
  const count = await sections.count();
  const title = 'The other way round';
  await expect(sections.nth(2)).toContainText(title);
  await sections.nth(2).getByRole('button', { name: 'Remove' }).first().click();
  await expect(sections).toHaveCount(count - 1);
  await fill(page, 'Description', 'Typed after the removal.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(sections).toHaveCount(count);
  await expect(sections.nth(2)).toContainText(title);
  await save(page);
  const [gone, come] = await changed.changedLines();
  expect([gone.length, come]).toEqual([1, ['description: Typed after the removal.']]);
});

test('a card that was removed comes back by Ctrl+Z', async ({ page }) => {
  await openForm(page, admin.address, 'pages/entries/dealers');
  const section = await item(await field(page, 'Sections'), 1);
  const cards = itemsOf(await field(section, 'Cards'));
  const titles = ['A card that plays a film', 'A card that asks for a demo', 'Another card'];
  await expect(cards).toContainText(titles);
  await cards.nth(0).getByRole('button', { name: 'Remove' }).first().click();
  await expect(cards).toHaveCount(titles.length - 1);
  await page.keyboard.press('Control+z');
  await expect(cards).toHaveCount(titles.length);
  for (const at of titles.keys()) await item(await field(section, 'Cards'), at);
  for (const [at, title] of titles.entries()) {
    const own = await field(cards.nth(at), 'Title');
    await expect(own.getByRole('textbox')).toHaveValue(new RegExp(`^${title}`));
  }
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a form stays open once it is saved, and can be saved again', async ({ page }) => {
  const changed = contentFile(admin.folder, 'videos/client-tour.json');
  await openForm(page, admin.address, 'videos/entries/client-tour');
  for (const title of ['Once', 'Twice']) {
    await fill(page, 'Title', title);
    await save(page);
    await expect.poll(changed.read).toContain(`"title": "${title}"`);
    await saved(page);
  }
  await expect(page).toHaveURL(/videos\/entries\/client-tour$/);
});

for (const { name, words } of [
  { name: 'logo.svg', words: 'Export it as PNG' },
  { name: 'photo.heic', words: 'Export it as JPEG' },
]) {
  test(`${name} is refused when it is chosen, with the remedy`, async ({ page }) => {
    await (await openPicker(page)).setFiles({ name, mimeType: '', buffer: Buffer.from('<svg/>') });
    const refusal = page.getByRole('dialog', { name: 'This file can’t be used' });
    await expect(refusal).toContainText(words);
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: /Insert|Select/ }).last()).toBeDisabled();
  });
}

test('a picture that is still too large once it is scaled down is refused when it is chosen', async ({
  page,
}) => {
  const side = 2560;
  const noise = { raw: { width: side, height: side, channels: 3 as const } };
  const buffer = await sharp(randomBytes(side * side * 3), noise)
    .png()
    .toBuffer();
  await (await openPicker(page)).setFiles({ name: 'noise.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Insert' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Large File' });
  // Made smaller first, as far as it goes.
  await expect(refusal).toContainText(/exceeds the maximum size of \W*5\W+MB/, { timeout: 60_000 });
  await expect(refusal).toContainText('Please reduce the size or select a different file.');
});

/** Opens the dialog that asks for the file of a new picture. */
async function openPicker(page: Page): Promise<FileChooser> {
  await openForm(page, admin.address, 'pages/entries/clients');
  const section = await item(await field(page, 'Sections'), 1);
  const card = await item(await field(section, 'Cards'), 1);
  const picture = await add(await field(card, 'Picture'));
  await (await field(picture, 'File')).getByRole('button', { name: /Browse/ }).click();
  const choosing = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Upload/ })
    .click();
  return choosing;
}
