import { answer, choose, expect, field, fill, itemsOf, save, saved, section, test } from './editor';

/* The labels of our own are English, and so are the engine’s, whatever the browser or an earlier choice asks for. */

for (const [locale, chosen] of [
  ['de-DE', 'auto'],
  ['ja-JP', 'auto'],
  ['ar', 'auto'],
  ['en-GB', 'fr'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`words are held in a browser for ${locale} with the preference ${chosen}`, async ({
      page,
      editor,
    }) => {
      await page.addInitScript((preference) => {
        const chosen = { locale: preference, closeOnSave: false };
        localStorage.setItem('sveltia-cms.prefs', JSON.stringify(chosen));
      }, chosen);
      const words = editor.file('pages/words.md');
      await editor.open('pages/entries/words');
      await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
      const sections = itemsOf(await field(page, 'Sections'));
      const count = await sections.count();
      const remove = (await section(page, 1)).getByRole('button', { name: 'Remove' }).first();
      expect(await answer(page, false, remove.click())).toContain('can’t be brought back alone');
      await expect(sections).toHaveCount(count);

      const description = await fill(page, 'Description', 'First words.');
      await answer(page, false, choose(page, 'Revert All Changes'));
      await page.keyboard.press('Escape');
      expect(await answer(page, false, page.keyboard.press('Escape'))).toContain('without saving');
      await page.route(/\/contents$/, async (route) => {
        await expect(page.locator('[inert]').filter({ has: description })).toBeVisible();
        await route.continue();
      });
      await save(page);
      await saved(page);
      expect(words.read()).toContain('description: First words.\n');
    });
  });
}
