import { serveEditingUi } from '../support/adminSite';
import { contentFile, field, group, itemsOf, openForm, save, saved } from '../support/editor';
import { expect, test } from '../support/site';

const admin = serveEditingUi();

for (const { list, entries } of [
  { list: 'pages', entries: ['For Dealers, /', 'For Clients, /clients', '/words'] },
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

test('long texts have room, and line breaks in them are no mistake', async ({ page }) => {
  const changed = contentFile(admin.folder, 'testimonials/dealer-partner.json');
  await openForm(page, admin.address, 'testimonials/entries/dealer-partner');
  const quote = (await field(page, 'Quote')).locator('textarea');
  await quote.fill('The first line,\nand the second.');
  await save(page);
  const [gone, come] = await changed.changedLines();
  expect([gone.length, come]).toEqual([1, ['  "quote": "The first line, and the second.",']]);
});

test('draft and dates stand last', async ({ page }) => {
  await openForm(page, admin.address, 'policies/entries/privacy-policy');
  const labels = page.locator('.field[data-key-path]:not([data-key-path*="."]) > header h4');
  await field(page, 'Draft and dates');
  expect((await labels.allTextContents()).slice(-3)).toEqual(['Text', 'Sample', 'Draft and dates']);
});

test('a page becomes a draft, and is none again', async ({ page }) => {
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

test('the switcher has the order that the pages are given', async ({ page }) => {
  await openForm(page, admin.address, 'pages/entries/clients');
  const preview = page.frameLocator('iframe[title]').frameLocator('iframe');
  const audiences = preview.getByRole('navigation').first().getByRole('link', { name: /^For / });
  await expect(audiences).toHaveText(['For Dealers', 'For Clients']);
  await (await field(page, 'Place in the switcher')).getByRole('spinbutton').fill('1');
  await expect(audiences).toHaveText(['For Clients', 'For Dealers']);
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
