import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { serveEditingUi } from './adminSite';
import {
  contentFile,
  field,
  fill,
  group,
  item,
  itemsOf,
  leaveForm,
  openForm,
  save,
  saved,
} from './editor';

const admin = serveEditingUi();

interface Edit {
  what: string;
  form: string;
  file: string;
  make(page: Page): Promise<void>;
  line: string | RegExp;
}

const edits: Edit[] = [
  {
    what: 'words of a page',
    form: 'pages/entries/clients',
    file: 'pages/clients.md',
    make: (page) => fill(page, 'Description', 'A description: changed.'),
    line: 'description: "A description: changed."',
  },
  {
    what: 'markdown in a section',
    form: 'pages/entries/dealers',
    file: 'pages/dealers.md',
    async make(page) {
      const section = await item(await field(page, 'Sections'), 1);
      await fill(section, 'Text', 'Now *with* emphasis, 5 * 3 * 2.');
    },
    line: '    text: Now *with* emphasis, 5 * 3 * 2.',
  },
  {
    what: 'a choice',
    form: 'pages/entries/dealers',
    file: 'pages/dealers.md',
    async make(page) {
      const hero = await item(await field(page, 'Sections'), 0);
      const card = await item(await field(hero, 'Benefit cards'), 0);
      await (await field(card, 'Icon')).getByRole('combobox').click();
      await page.getByRole('option', { name: 'leaf' }).click();
    },
    line: '      - icon: leaf',
  },
  {
    what: 'a picker',
    form: 'pages/entries/clients',
    file: 'pages/clients.md',
    async make(page) {
      const section = await item(await field(page, 'Sections'), 4);
      const picker = await field(section, 'Testimonial');
      await picker
        .getByRole('radio', { name: /“Short.” Project manager|Contract furniture dealer/ })
        .click();
    },
    line: '    testimonial: dealer-partner',
  },
  {
    what: 'a number',
    form: 'testimonials/entries/dealer-partner',
    file: 'testimonials/dealer-partner.json',
    make: async (page) => (await field(page, 'Stars')).getByRole('spinbutton').fill('4'),
    line: '  "stars": 4,',
  },
  {
    what: 'a date',
    form: 'policies/entries/privacy-policy',
    file: 'policies/privacy-policy.md',
    make: async (page) => (await field(page, 'Last updated')).locator('input').fill('2026-02-28'),
    line: 'updated: 2026-02-28',
  },
];

test('a field of each type is edited, and only its line changes', async ({ page }) => {
  for (const { what, form, file, make, line } of edits) {
    await test.step(what, async () => {
      const changed = contentFile(admin.folder, file);
      await openForm(page, admin.address, form);
      await make(page);
      await save(page);
      const [removed, added] = await changed.changedLines();
      expect([removed.length, added]).toEqual([1, [line]]);
      await leaveForm(page);
    });
  }
});

test('sections are moved, duplicated and removed', async ({ page }) => {
  const changed = contentFile(admin.folder, 'pages/clients.md');
  const titles = () =>
    [...changed.read().matchAll(/^ {4}title: (.*)$/gm)].map(([, title]) => title);
  const [hero, first, second, ...others] = titles();
  await openForm(page, admin.address, 'pages/entries/clients');
  const sections = itemsOf(await field(page, 'Sections'));
  const last = others.length + 2;
  await expect(sections).toHaveCount(last + 1);

  await sections.nth(2).getByRole('button', { name: 'Reorder Item' }).first().press('ArrowUp');
  await expect(sections.nth(1)).toContainText(second ?? '');
  await sections.nth(2).getByRole('button', { name: 'List Item Options' }).first().click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(sections).toHaveCount(last + 2);
  await sections
    .nth(last + 1)
    .getByRole('button', { name: 'Remove' })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(sections).toHaveCount(last + 1);
  await save(page);

  await changed.changedLines();
  expect(titles()).toEqual([hero, second, first, first, ...others.slice(0, -1)]);
  await leaveForm(page);
});

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

test('a policy that a text links to is not deleted, and the reason is shown', async ({
  page,
  guard,
}) => {
  // The engine shows it there too.
  guard.allowConsole(/422|but there is no such page/);
  const policy = contentFile(admin.folder, 'policies/privacy-policy.md');
  const before = policy.read();
  await openForm(page, admin.address, 'policies/entries/privacy-policy');
  await choose(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog', { name: 'Nothing was deleted' });
  await expect(refusal).toContainText(
    'The policy “security-policy” points to "/privacy-policy", but there is no such page',
  );
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(refusal).toBeHidden();
  expect(policy.read()).toBe(before);
  await expect(await field(page, 'Title')).toBeVisible();
});

test('the copy of a page leaves the former paths to the original', async ({ page }) => {
  const original = contentFile(admin.folder, 'pages/words.md');
  const copy = join(admin.folder, 'content/pages/words-again.md');
  await openForm(page, admin.address, 'pages/entries/words');
  await fill(page, 'Path', '/many-words');
  await save(page);
  await original.changedLines();
  await choose(page, 'Duplicate');
  await fill(page, 'Path', '/words-again');
  await fill(page, 'Title', 'The same words again');
  await save(page);
  await expect.poll(() => existsSync(copy)).toBe(true);
  expect(original.read()).toMatch(/^formerPaths:/m);
  expect(readFileSync(copy, 'utf8')).not.toMatch(/^formerPaths:/m);
});

test('an entry is duplicated, and deleted if nothing names it', async ({ page }) => {
  const one = join(admin.folder, 'content/testimonials/dealer-partner.json');
  const other = join(admin.folder, 'content/testimonials/site-manager.json');
  await openForm(page, admin.address, 'testimonials/entries/dealer-partner');
  await choose(page, 'Duplicate');
  await fill(page, 'Role', 'Site manager');
  await save(page);
  await expect.poll(() => existsSync(other)).toBe(true);
  expect(readFileSync(other, 'utf8').replace('Site manager', 'Project manager')).toBe(
    readFileSync(one, 'utf8'),
  );
  await leaveForm(page);

  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  await openForm(page, admin.address, 'testimonials/entries/site-manager');
  await choose(page, 'Delete');
  await confirm.click();
  await expect.poll(() => existsSync(other)).toBe(false);
  await page.waitForURL(/#\/collections\/[a-z]+$/);

  await openForm(page, admin.address, 'testimonials/entries/dealer-partner');
  await choose(page, 'Delete');
  await expect(dialog).toContainText('This entry can’t be deleted');
  await expect(dialog).toContainText('Pages › /');
  await expect(confirm).toBeDisabled();
});

test('a switch leaves no line behind when it is off', async ({ page }) => {
  const changed = contentFile(admin.folder, 'videos/tag-tracking.json');
  await openForm(page, admin.address, 'videos/entries/tag-tracking');
  await (await field(page, 'Sample')).getByRole('switch').click();
  await save(page);
  const [removed] = await changed.changedLines();
  // Along with the last field of a JSON file goes the comma before it.
  expect(removed).toHaveLength(2);
  expect(removed.at(-1)).toBe('  "sample": true');
});

test('two tabs that save the same page lose nothing', async ({ page, guard, context }) => {
  guard.allowConsole(/Failed to load resource: .* 412|This was changed after you opened it/);
  const changed = contentFile(admin.folder, 'pages/clients.md');
  const other = await context.newPage();
  await openForm(page, admin.address, 'pages/entries/clients');
  await openForm(other, admin.address, 'pages/entries/clients');
  await fill(other, 'Description', 'The description of the other tab.');
  await save(other);
  await saved(other);
  // What the same tab has saved is not a change by somebody else.
  await fill(other, 'Label in the switcher', 'For Others');
  await save(other);
  await saved(other);
  await fill(page, 'Description', 'My description.');
  await save(page);

  const dialog = page.getByRole('dialog', { name: 'This was changed in the meantime' });
  await expect(dialog.getByRole('group')).toHaveCount(2);
  const description = dialog.getByRole('group', { name: 'Description' });
  await expect(description).toContainText('My description.');
  await expect(description).toContainText('The description of the other tab.');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Error' });
  await expect(refusal).toContainText('This was changed after you opened it');
  await refusal.getByRole('button', { name: 'OK' }).click();
  expect(changed.read()).toContain('description: The description of the other tab.');

  await save(page);
  await dialog.getByRole('button', { name: 'Save mine in its place' }).click();
  await expect.poll(changed.read).toContain('description: My description.');
  expect(changed.read()).not.toContain('label: For Others');
  await saved(page);
  await fill(page, 'Description', 'My second description.');
  await save(page);
  await expect.poll(changed.read).toContain('description: My second description.');
});

/** What the engine keeps in the browser for unsaved forms. */
async function keptDrafts(): Promise<string> {
  const kept: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      kept.push(await settled(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
  }
  return JSON.stringify(kept);

  function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  }
}

test('a draft kept by the browser doesn’t overwrite what somebody has changed since', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/Failed to load resource: .* 412|This was changed after you opened it/);
  const file = join(admin.folder, 'content/testimonials/office-manager.json');
  const before = readFileSync(file, 'utf8');
  await openForm(page, admin.address, 'testimonials/entries/office-manager');
  // The engine keeps what was typed, and takes text that merely appears for its own doing.
  await (await field(page, 'Role')).getByRole('textbox').fill('My rol');
  await page.keyboard.type('e');
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('My role');
  const theirs = before.replace(/"role": ".*"/, '"role": "Their role"');
  writeFileSync(file, theirs);

  await page.reload();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect((await field(page, 'Role')).getByRole('textbox')).toHaveValue('My role');
  await save(page);
  const conflict = page.getByRole('dialog', { name: 'This was changed in the meantime' });
  await expect(conflict).toContainText('Their role');
  await conflict.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  expect(readFileSync(file, 'utf8')).toBe(theirs);

  await save(page);
  await conflict.getByRole('button', { name: 'Save mine in its place' }).click();
  const mine = before.replace(/"role": ".*"/, '"role": "My role"');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(mine);
});

test('warnings that concern the rest of the site are shown above the page once it is saved', async ({
  page,
}) => {
  const changed = contentFile(admin.folder, 'pages/words.md');
  await openForm(page, admin.address, 'pages/entries/words');
  const section = await item(await field(page, 'Sections'), 1);
  const card = await item(await field(section, 'Cards'), 0);
  const action = await group(card, 'Action');
  await fill(action, 'Address', '/clients');
  await save(page);
  await changed.changedLines();
  const preview = page.frameLocator('iframe[title]').frameLocator('iframe');
  const note = preview
    .getByRole('region', { name: 'This can be saved, but look at it again:' })
    .getByRole('button', { name: /^Section 2, Card 1, Action, Address: Points to "\/clients"/ });
  await expect(note).toBeVisible();
  await note.click();
  await expect((await field(action, 'Address')).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('#book-a-demo');
  await save(page);
  await expect(note).toBeHidden();
});

test('what the check rejects is reported in its words, and can be fixed', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/Failed to load resource: .* 422|has HTML in it/);
  const changed = contentFile(admin.folder, 'videos/digital-delivery.json');
  await openForm(page, admin.address, 'videos/entries/digital-delivery');
  await fill(page, 'Title', 'A <b>bold</b> title');
  await save(page);
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('“Title” has HTML in it');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await fill(page, 'Title', 'A {prodct} title');
  await save(page);
  await expect(await field(page, 'Title')).toContainText('Only {product} works in braces here.');
  await fill(page, 'Title', 'A bold title');
  await save(page);
  expect(await changed.changedLines()).toEqual([
    [expect.any(String)],
    ['  "title": "A bold title",'],
  ]);
});
