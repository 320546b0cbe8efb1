import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answer,
  choose,
  commitsOf,
  expect,
  field,
  fill,
  itemsOf,
  save,
  saved,
  section,
  test,
} from './editor';
import { questionsOf } from './gitHub/dialogs';

/** Of the home page: where the sections with a list of texts are, and what it is called. */
const sectionsWithTexts = [
  [2, 'Points'],
  [4, 'Reasons'],
] as const;

test('sections are moved and duplicated, removed once the writer has confirmed it, and still opened by a click', async ({
  page,
  editor,
}) => {
  const clients = editor.file('pages/clients.md');
  const titles = () => [...clients.read().matchAll(/^ {4}title: (.*)$/gm)].map(([, one]) => one);
  const [hero, first, second, ...others] = titles();
  await editor.open('pages/entries/clients');
  const sections = itemsOf(await field(page, 'Sections'));
  await expect(sections).toHaveCount(others.length + 3);

  await sections.nth(2).getByRole('button', { name: 'Reorder Item' }).first().press('ArrowUp');
  await expect(sections.nth(1)).toContainText(second ?? '');
  for (const count of [others.length + 4, others.length + 5]) {
    await sections.nth(2).getByRole('button', { name: 'List Item Options' }).first().click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(sections).toHaveCount(count);
  }
  const remove = sections.nth(3).getByRole('button', { name: 'Remove' }).first();
  expect(await answer(page, false, remove.click())).toContain('can’t be brought back alone');
  await expect(sections).toHaveCount(others.length + 5);
  await expect(remove).toBeFocused();
  await answer(page, true, page.keyboard.press('Enter'));
  await expect(sections).toHaveCount(others.length + 4);
  for (const [index, title = ''] of [hero, second, first, first].entries()) {
    await editor.preview.locator('main > section').nth(index).getByRole('heading').first().click();
    const opened = page.locator(`.field[data-key-path="sections.${index}.title"] input`);
    await expect(opened).toBeFocused();
    await expect(opened).toHaveValue(title);
  }
  await save(page);
  await saved(page);
  expect(titles()).toEqual([hero, second, first, first, ...others]);
  // What has been saved is what the next save replaces.
  await fill(page, 'Description', 'Another description.');
  await save(page);
  await saved(page);
  expect(clients.read()).toContain('description: Another description.\n');
  expect(titles()).toEqual([hero, second, first, first, ...others]);
});

test('what others need is not deleted, and the reason is shown', async ({
  page,
  editor,
  guard,
}) => {
  guard.allowConsole(/422|Failed to send the request/);
  const policy = editor.file('policies/privacy-policy.md');
  await editor.open('policies/entries/privacy-policy');
  await choose(page, 'Delete');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  const questions = questionsOf(page);
  questions.isAgreed = true;
  await confirm.click();
  await expect.poll(() => questions.asked).toHaveLength(1);
  expect(questions.asked[0]).toMatch(/The policy “security-policy”, .*"\/privacy-policy"/);
  expect(policy.read()).toBe(policy.before);
  await expect(await field(page, 'Title')).toBeVisible();
});

test('an entry gets another name, and what names it follows', async ({ page, editor }) => {
  const clients = editor.file('pages/clients.md');
  const manager = editor.file('testimonials/office-manager.json');
  const renamed = join(manager.path, '../manager-of-offices.json');
  await editor.open('testimonials/entries/office-manager');
  await choose(page, 'Edit Slug');
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.keyboard.type('manager-of-offices');
  await page.keyboard.press('Enter');
  const commits = commitsOf(page);
  await save(page);
  await expect.poll(() => existsSync(renamed)).toBe(true);
  await saved(page);
  expect([commits.length, existsSync(manager.path)]).toEqual([1, false]);
  expect(readFileSync(renamed, 'utf8')).toBe(manager.before);
  expect(await clients.changedLines()).toEqual([
    ['    testimonial: office-manager'],
    ['    testimonial: manager-of-offices'],
  ]);
});

test('a picture in use gets another name, in one save, what names it follows, and can be edited on', async ({
  page,
  editor,
}) => {
  const users = ['pages/dealers.md', 'videos/digital-delivery.json', 'videos/tag-tracking.json'];
  const files = users.map((place) => editor.file(place));
  const [dealers] = files;
  const images = join(dealers?.path ?? '', '../../images');
  await page.goto(`${editor.address}/admin/#/assets/content/images`);
  await page.getByRole('row', { name: 'wide.png' }).click();
  await page.getByRole('button', { name: 'Show Edit Options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: /Rename/ });
  await dialog.getByRole('textbox').fill('broad.png');
  const commits = commitsOf(page);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('row', { name: 'broad.png' })).toBeVisible();
  expect(commits).toHaveLength(1);
  for (const { read, before } of files) {
    expect(read()).toBe(before.replaceAll('/images/wide.png', '/images/broad.png'));
  }
  const there = ['broad.png', 'wide.png'].map((name) => existsSync(join(images, name)));
  expect(there).toEqual([true, false]);
  await editor.open('pages/entries/dealers');
  await fill(page, 'Description', 'Edited after its picture was renamed.');
  await save(page);
  await saved(page);
  expect(dealers?.read()).toContain('description: Edited after its picture was renamed.');
  expect(dealers?.read()).toContain('file: /images/broad.png');
});

test('a form that is looked at isn’t changed, neither when it is opened nor once it is saved', async ({
  page,
  editor,
}) => {
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  async function lookAtAll(): Promise<void> {
    for (const [index, label] of [...sectionsWithTexts, [3, 'Cards']] as const) {
      const one = await section(page, index);
      await (await field(one, label)).click({ position: { x: 5, y: 5 } });
      await expect(saveButton).toBeDisabled();
    }
    await field(page, 'Former paths');
    await expect(saveButton).toBeDisabled();
    for (const [index, label] of sectionsWithTexts) {
      const text = await field(await field(await section(page, index), label), label.slice(0, -1));
      await expect(text.getByRole('button', { name: 'Show Field Options' })).toHaveCount(0);
    }
  }
  await editor.open('pages/entries/dealers');
  await lookAtAll();
  await fill(page, 'Path', '/sellers');
  await save(page);
  await saved(page);
  await lookAtAll();
});

test('what the check rejects is reported in its words, at the field, and can be fixed', async ({
  page,
  editor,
  guard,
}) => {
  guard.allowConsole(/Failed to load resource: .* 422|[Hh]as HTML in it/);
  const video = editor.file('videos/digital-delivery.json');
  await editor.open('videos/entries/digital-delivery');
  const title = await fill(page, 'Title', 'A title with **marks**');
  await expect(title.getByRole('status')).toContainText('Shows "**marks**" as it is written.');
  await fill(page, 'Title', 'A <b>bold</b> title');
  await expect(title.getByRole('status')).toContainText('Has HTML in it');
  await save(page);
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('Title: Has HTML in it');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await fill(page, 'Title', 'A {prodct} title');
  await save(page);
  await expect(title).toContainText('Only {product} works in braces here.');
  // The form stays open, and can be saved again.
  for (const words of ['A bold title', 'A bolder title']) {
    await fill(page, 'Title', words);
    await save(page);
    await expect.poll(video.read).toContain(`"title": "${words}"`);
    await saved(page);
  }
});

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
