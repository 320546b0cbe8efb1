import { answer, choose, expect, fill, save, saved, test } from './editor';

test('typedWords.ts, fields.ts: whoever leaves with something unsaved is asked first, and finds it again', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/words');
  const title = await fill(page, 'Title', 'One');
  // Escape leaves the form, and here it is asked about.
  const stays = await answer(page, false, page.keyboard.press('Escape'));
  expect(stays).toContain('without saving');
  await expect(title.getByRole('textbox')).toHaveValue('One');
  await save(page);
  await saved(page);

  await title.getByRole('textbox').fill('Tw');
  await page.keyboard.type('o');
  const footer = editor.preview.getByRole('contentinfo').getByRole('paragraph').first();
  await answer(page, true, footer.click());
  await expect(page.locator('[data-key-path="footer.line"] input')).toBeFocused();
  await page.goBack();
  // What was typed in the last half second is there, too.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(title.getByRole('textbox')).toHaveValue('Two');
});

test('whoever leaves a new page with words in it is asked, by any way out; a copy leaves former paths to its original', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/words');
  await choose(page, 'Duplicate');
  await expect(page).toHaveURL(/\/new/);
  // Nothing was written yet.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').first()).toBeVisible();
  await editor.open('pages/entries/words');
  await choose(page, 'Duplicate');
  const title = (await fill(page, 'Title', 'A copy with words')).getByRole('textbox');
  const footer = editor.preview.getByRole('contentinfo').getByRole('paragraph').first();
  const ways = [
    () => footer.click(),
    () => title.press('Escape'),
    () => page.locator('button.back').click(),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of ways) {
    expect(await answer(page, false, leave())).toContain('without saving');
    await expect(title).toHaveValue('A copy with words');
  }
  await fill(page, 'Path', '/copied-words');
  await save(page);
  await saved(page);
});
