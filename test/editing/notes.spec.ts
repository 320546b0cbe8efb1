import {
  browse,
  expect,
  field,
  fill,
  group,
  item,
  pictureFile,
  save,
  section,
  test,
} from './editor';

test('on a phone, a note shows below the field, and is counted', async ({ page, editor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.open('pages/entries/words');
  const title = await fill(page, 'Title', 'A <b>page</b>');
  await expect(title.getByRole('status')).toContainText('Has HTML in it');
  await expect(page.getByText('Before this can be saved: 1')).toBeVisible();
  await title.getByRole('textbox').fill('A page');
  await expect(title.getByRole('status')).toBeHidden();
  await expect(page.getByText('Before this can be saved')).toBeHidden();
  // Once the page was seen, what concerns others is checked, too.
  const eye = page.getByRole('button', { name: 'Preview' });
  await eye.click();
  await expect(editor.preview.getByRole('heading').first()).toBeVisible({ timeout: 60_000 });
  await eye.click();
  const path = await fill(page, 'Path', '/clients');
  await expect(path.getByRole('status')).toContainText('Is the same as in the page “clients”');
});

test('below a picture it is asked whether what belongs to it still fits, as long as it is new', async ({
  page,
  editor,
}) => {
  const question = 'Do its description and its dark version still fit?';
  await editor.open('pages/entries/clients');
  const card = await item(await field(await section(page, 3), 'Cards'), 0);
  const picture = await group(card, 'Picture');
  const file = await field(picture, 'File');
  await expect(page.getByText('To look at again')).toBeHidden();
  const chooser = await browse(picture, 'Replace');
  await chooser.setFiles(await pictureFile('other.png', 400, 400));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Insert|Select/ }).click();
  await expect(dialog).toBeHidden();
  await expect(file.getByText(question)).toBeVisible();
  await expect(page.getByText('To look at again: 1')).toBeVisible();
  await (await field(card, 'Title')).getByRole('textbox').focus();
  await expect(file.getByText(question)).toBeVisible();
  await save(page);
  await expect(page.getByText('To look at again')).toBeHidden();
  await expect(page.getByText(question)).toHaveCount(0);
});
