import { serveEditingUi } from '../support/adminSite';
import { contentFile, field, fill, item, itemsOf, openForm, save } from '../support/editor';
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
