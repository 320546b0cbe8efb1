import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChooser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/site';
import { serveEditingUi } from './adminSite';
import {
  contentFile,
  field,
  fill,
  group,
  include,
  item,
  itemsOf,
  openForm,
  save,
  saved,
} from './editor';

const admin = serveEditingUi();

for (const { list, entries } of [
  {
    list: 'pages',
    entries: ['a page with every section, /', 'other audience, /clients', 'short ones, /words'],
  },
  { list: 'testimonials', entries: ['“Short.” Office manager', '“A quote that takes two'] },
  { list: 'videos', entries: ['First film', 'Fifth film'] },
]) {
  test(`${list} are listed by what people call them`, async ({ page }) => {
    await page.goto(`${admin.address}/admin/#/collections/${list}`);
    for (const entry of entries) {
      await expect(page.getByRole('row').filter({ hasText: entry })).toBeVisible({
        timeout: 60_000,
      });
    }
  });
}

test('long texts have room, and can have line breaks', async ({ page }) => {
  const changed = contentFile(admin.folder, 'testimonials/dealer-partner.json');
  await openForm(page, admin.address, 'testimonials/entries/dealer-partner');
  const quote = (await field(page, 'Quote')).locator('textarea');
  await quote.fill('The first line,\nand the second.');
  await save(page);
  const [removed, added] = await changed.changedLines();
  expect([removed.length, added]).toEqual([1, ['  "quote": "The first line, and the second.",']]);
});

test('draft and dates come last', async ({ page }) => {
  await openForm(page, admin.address, 'policies/entries/privacy-policy');
  const labels = page.locator('.field[data-key-path]:not([data-key-path*="."]) > header h4');
  await field(page, 'Draft and dates');
  expect((await labels.allTextContents()).slice(-3)).toEqual(['Text', 'Sample', 'Draft and dates']);
});

test('a page becomes a draft, and stops being one', async ({ page }) => {
  const changed = contentFile(admin.folder, 'pages/words.md');
  const before = changed.read();
  await openForm(page, admin.address, 'pages/entries/words');
  const visibility = await field(page, 'Draft and dates');
  await visibility.getByRole('checkbox').check();
  await (await field(await group(page, 'Draft and dates'), 'Draft')).getByRole('switch').click();
  await save(page);
  expect(await changed.changedLines()).toEqual([[], ['draft: true']]);
  await saved(page);
  await visibility.getByRole('checkbox').uncheck();
  await save(page);
  await expect.poll(changed.read).toBe(before);
});

test('the list says what is not always shown, and View page opens what is saved', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/404/);
  const file = join(admin.folder, 'content/pages/words.md');
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace('\nsections:', '\ndraft: true\npublishAt: 2031-03-09\nsections:'),
  );
  await page.goto(`${admin.address}/admin/#/collections/pages`);
  const row = page.getByRole('row').filter({ hasText: 'short ones, /words' });
  await expect(row).toContainText('· Draft · from 9 Mar 2031', { timeout: 60_000 });
  writeFileSync(file, before);
  await openForm(page, admin.address, 'pages/entries/words');
  await fill(page, 'Path', '/other');
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe[title]').getByRole('button', { name: 'View page' }).click();
  expect((await opened).url()).toBe(`${admin.address}/words`);
});

test('points are typed one per line', async ({ page }) => {
  const changed = contentFile(admin.folder, 'pages/dealers.md');
  await openForm(page, admin.address, 'pages/entries/dealers');
  const section = await item(await field(page, 'Sections'), 2);
  const points = (await field(section, 'Points')).getByRole('textbox');
  await points.last().press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A point that was typed.');
  await save(page);
  expect(await changed.changedLines()).toEqual([[], ['      - A point that was typed.']]);
});

test('the switcher has the order that the pages are given', async ({ page }) => {
  await openForm(page, admin.address, 'pages/entries/clients');
  const preview = page.frameLocator('iframe[title]').frameLocator('iframe');
  const audiences = preview.getByRole('navigation').first().getByRole('link', { name: /^For / });
  await expect(audiences).toHaveText(['For Dealers', 'For Clients']);
  const place = (await field(page, 'Place in the switcher')).getByRole('spinbutton');
  await place.fill('1');
  await expect(audiences).toHaveText(['For Clients', 'For Dealers']);
  await place.fill('2');
  await expect(audiences).toHaveText(['For Dealers', 'For Clients']);
});

test('on a phone the preview is that of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, admin.address, 'pages/entries/clients');
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe[title]');
  await expect(frame.getByRole('button', { name: 'Phone', pressed: true })).toBeVisible();
  const width = () =>
    frame
      .frameLocator('iframe')
      .locator('html')
      .evaluate(() => innerWidth);
  await expect.poll(width).toBe(390);
});

test('the list of what is missing is as large as the form, however small the page is shown', async ({
  page,
}) => {
  await openForm(page, admin.address, 'pages/new');
  await expect(itemsOf(await field(page, 'Sections'))).toHaveCount(4);
  const preview = page.frameLocator('iframe[title]').frameLocator('iframe');
  const note = preview.getByRole('button', { name: /^Path:/ }).locator('strong');
  await expect(note).toBeVisible();
  const height = async () => (await note.boundingBox())?.height ?? 0;
  const wide = await height();
  await page.frameLocator('iframe[title]').getByRole('button', { name: 'Phone' }).click();
  await expect(preview.locator('html')).toHaveJSProperty('clientWidth', 390);
  expect(Math.abs((await height()) - wide)).toBeLessThan(wide / 4);
});

test('what the check says about a field is shown below it while typing', async ({ page }) => {
  await openForm(page, admin.address, 'videos/entries/platform-tour');
  const title = await field(page, 'Title');
  await fill(page, 'Title', 'A title with **marks**');
  await expect(title.getByRole('status')).toHaveText(
    'Shows "**marks**" as it is written. Remove the marks: markdown does nothing in this field.',
  );
  await title.getByRole('textbox').press('End');
  for (let count = 0; count < 2; count += 1) await page.keyboard.press('Backspace');
  await expect(title.getByRole('status')).toBeHidden();
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

test('a drawing is refused when it is chosen, with what to do', async ({ page }) => {
  const buffer = Buffer.from('<svg/>');
  await (await openPicker(page)).setFiles({ name: 'logo.svg', mimeType: '', buffer });
  const refusal = page.getByRole('dialog', { name: 'This file can’t be used' });
  await expect(refusal).toContainText('Export it as PNG');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: /Insert|Select/ }).last()).toBeDisabled();
});

test('the bar of a list within a list covers none', async ({ page }) => {
  await openForm(page, admin.address, 'pages/entries/clients');
  const section = await item(await field(page, 'Sections'), 1);
  const bars = (await field(section, 'Cards')).getByRole('button', { name: 'Expand All' });
  const positions = await bars.evaluateAll((buttons) =>
    buttons.map((button) => getComputedStyle(button.closest('.toolbar') ?? button).position),
  );
  expect(positions).toEqual(['static']);
});

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
  const picture = await include(card, 'Picture');
  await (await field(picture, 'File')).getByRole('button', { name: /Browse/ }).click();
  const choosing = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Upload/ })
    .click();
  return choosing;
}
