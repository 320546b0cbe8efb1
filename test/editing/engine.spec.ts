import {
  answer,
  browse,
  choose,
  expect,
  expectUncovered,
  field,
  fill,
  group,
  item,
  itemsOf,
  pictureFile,
  save,
  saved,
  section,
  test,
} from './editor';
import { questionsOf } from './gitHub/dialogs';

/*
 * What `kit/editor/engine/` relies on, file by file, tried with the engine that is installed. Each test is named by the file
 * and by what writers lose if it fails; that of policy.ts and GitHub’s requests begins writers.spec.ts, others of fields.ts
 * and typedWords.ts are in leave.spec.ts. Run them before and after an update: kit/editor/README.md says how.
 */

/** How long it is waited for what an update may lack. */
const soon = { timeout: 20_000 };

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-DE' });

  test('hostRequests.ts, engineBundle.ts: writers have to sign in on their own machine, the form is half in another language, or its icons are words', async ({
    page,
    editor,
  }) => {
    await editor.open('pages/entries/words');
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await expect(page.getByRole('button', { name: 'Show Editor Options' })).toBeVisible();
    const fonts = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
    await expect.poll(fonts, soon).toContainEqual(expect.stringContaining('Material Symbols'));
  });
});

test('fields.ts, styles.css: notes stand at no field, lead to none, or to one below a bar', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/words');
  const title = await fill(page, 'Title', 'A <b>page</b>');
  await expect(title.locator('.field-note')).toContainText('Has HTML in it');
  const bar = page.locator('.form-bar');
  await expect(bar).toBeInViewport();
  const empty = await section(page, 3);
  await fill(empty, 'Title', '');
  await expect(bar).toContainText('Before this can be saved: 2');
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, -20_000);
  await bar.getByText('Before this can be saved').click();
  await bar.getByRole('button', { name: /^Section 4, Title/ }).click();
  const focused = page.locator('[data-key-path="sections.3.title"] input:focus');
  await expect(focused).toBeVisible(soon);
  await expectUncovered(focused);
});

test('typedWords.ts: words leave the form unasked', async ({ page, editor }) => {
  await editor.open('pages/entries/dealers');
  const sections = await field(page, 'Sections');
  const hero = await section(page, 0);
  const picture = (await field(hero, 'Picture')).getByRole('checkbox').first();
  expect(await answer(page, false, picture.click())).toMatch(/^Remove this\?/);
  await expect(picture).toBeChecked();
  const count = await itemsOf(sections).count();
  const remove = itemsOf(sections).nth(1).getByRole('button', { name: 'Remove' }).first();
  expect(await answer(page, false, remove.click())).toMatch(/^Remove this\?/);
  await expect(itemsOf(sections)).toHaveCount(count);
  await fill(page, 'Description', 'Typed.');
  await fill(hero, 'Title', 'Typed, too.');
  await sections.getByRole('button', { name: 'Show Field Options' }).first().click();
  const revert = page.getByRole('menuitem', { name: 'Revert Changes' });
  expect(await answer(page, false, revert.click())).toMatch(/^Take back what you changed/);
  await page.keyboard.press('Escape');
  await expect((await field(hero, 'Title')).getByRole('textbox').first()).toHaveValue(
    'Typed, too.',
  );
  const description = (await field(page, 'Description')).getByRole('textbox');
  await answer(page, false, choose(page, 'Revert All Changes'));
  await expect(description).toHaveValue('Typed.');
  const revertAll = page.getByRole('menuitem', { name: 'Revert All Changes' });
  expect(await answer(page, true, revertAll.click())).toMatch(/^Take back what you changed/);
  await expect(description).not.toHaveValue('Typed.');
});

test('formValues.ts: a chosen picture is missing beside the form, and reported as missing', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/words');
  const cards = await field(await section(page, 1), 'Cards');
  const card = await item(cards, 0);
  await (await field(card, 'Picture')).getByRole('checkbox').first().check();
  const picture = await group(card, 'Picture');
  const chooser = await browse(picture);
  await chooser.setFiles(await pictureFile('image.png', 800, 500));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Insert|Select/ }).click();
  await expect(dialog).toBeHidden(soon);
  await fill(picture, 'Text alternative', 'A colour.');
  await expect(editor.preview.getByRole('img', { name: 'A colour.' })).toBeVisible();
  await expect(page.locator('.form-bar')).not.toContainText('Before this can be saved');
});

test('typedWords.ts: what is typed during a save is lost, and a page with unsaved words closes unasked', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/words');
  const description = await fill(page, 'Description', 'One.');
  const question = page.waitForEvent('dialog', soon);
  await page.close({ runBeforeUnload: true });
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await page.route(/\/contents$/, async (route) => {
    await expect(page.locator('[inert]').filter({ has: description })).toBeVisible(soon);
    await route.continue();
  });
  await description.getByRole('textbox').focus();
  await save(page);
  await saved(page);
  await expect(description.getByRole('textbox')).toBeEditable();
  expect(questionsOf(page).asked).toEqual([]);
});

test('typedWords.ts, buttons.ts: a save that comes too early leaves a picture out, and says nothing', async ({
  page,
  editor,
  guard,
}) => {
  guard.allowConsole(/Nothing was saved/);
  await page.addInitScript(() => {
    const encode = OffscreenCanvas.prototype.convertToBlob;
    OffscreenCanvas.prototype.convertToBlob = async function held(options) {
      await new Promise((go) => addEventListener('go', go, { once: true }));
      return encode.call(this, options);
    };
  });
  const dealers = editor.file('pages/dealers.md');
  await editor.open('pages/entries/dealers');
  const picture = await group(await section(page, 0), 'Picture');
  // A form with its other half can be saved.
  const chooser = await browse(picture, 'Replace', 'File for dark mode');
  await chooser.setFiles(await pictureFile('other.png', 400, 400));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Insert|Select/ })
    .click();
  await fill(page, 'Description', 'Words beside a picture.');
  expect(await answer(page, true, save(page))).toContain('a picture is still being made ready');
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible(soon);
  expect(dealers.read()).toBe(dealers.before);
});
