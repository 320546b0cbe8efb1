import { expect, test } from '../support/site';
import { serveEditingUi } from './adminSite';
import { contentFile, field, fill, itemsOf, openForm, save, saved } from './editor';

const admin = serveEditingUi();

test('a section is removed only once the writer has confirmed it', async ({ page }) => {
  const changed = contentFile(admin.folder, 'pages/clients.md');
  await openForm(page, admin.address, 'pages/entries/clients');
  const sections = itemsOf(await field(page, 'Sections'));
  const count = await sections.count();
  const remove = sections.nth(2).getByRole('button', { name: 'Remove' }).first();
  await remove.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(sections).toHaveCount(count);
  await expect(remove).toBeFocused();
  // By keyboard.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(sections).toHaveCount(count - 1);
  await save(page);
  const [removed, added] = await changed.changedLines();
  expect(added).toEqual([]);
  expect(removed[0]).toContain('type: showcase');
});

test('nothing is reverted until the writer has confirmed it', async ({ page }) => {
  await openForm(page, admin.address, 'pages/entries/dealers');
  await fill(page, 'Description', 'Typed, and not saved.');
  const description = (await field(page, 'Description')).getByRole('textbox');
  const before = 'Typed, and not saved.';
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  const revert = page.getByRole('menuitem', { name: 'Revert All Changes' });
  await revert.click();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(description).toHaveValue(before);
  await revert.click();
  await page.getByRole('button', { name: 'Take it all back' }).click();
  await expect(description).not.toHaveValue(before);
  await saved(page);
});
