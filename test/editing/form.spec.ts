import { expect, field, save, saved, test } from './editor';

test('what is rarely needed comes last; lists say what is a draft or has a date, as soon as that is saved', async ({
  page,
  editor,
}) => {
  await editor.open('testimonials/entries/office-manager');
  const day = (await field(page, 'Unpublish at')).locator('input');
  const labels = page.locator('.field[data-key-path]:not([data-key-path*="."]) > header h4');
  const last = ['Sample', 'Draft', 'Publish at', 'Unpublish at'];
  expect((await labels.allTextContents()).slice(-last.length)).toEqual(last);
  await day.fill('2099-03-01');
  await save(page);
  await saved(page);
  const row = (hasText: string | RegExp) => page.getByRole('row').filter({ hasText });
  await page.goto(`${editor.address}/admin/#/collections/testimonials`);
  await expect(row('“Short.” Office manager')).toContainText('· until March 1, 2099');
  await expect(row('“A quote that takes two')).not.toContainText('·');
});
