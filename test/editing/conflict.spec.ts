import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, field, fill, openForm, save, saved, test } from './editor';
import { questionsOf, refusedSave } from './gitHub/dialogs';

function conflictIn(page: Page) {
  return page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' });
}

test('two tabs that save the same page lose nothing without a question', async ({
  page,
  editor,
  context,
}) => {
  const clients = editor.file('pages/clients.md');
  const other = await context.newPage();
  await editor.open('pages/entries/clients');
  await openForm(other, editor.address, 'pages/entries/clients');
  await fill(other, 'Description', 'The description of the other tab.');
  await save(other);
  await saved(other);
  // What the same tab has saved is not a change by somebody else.
  await fill(other, 'Label in the switcher', 'For Others');
  await save(other);
  await saved(other);

  const mine = (await fill(page, 'Description', 'My description.')).getByRole('textbox');
  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Cancel' }).click();
  expect(clients.read()).toContain('description: The description of the other tab.');
  await expect(mine).toHaveValue('My description.');
  // Asked again, until the newer version is taken.
  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reload Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reload Entry' }).click();
  await expect(mine).toHaveValue('The description of the other tab.');

  await fill(other, 'Description', 'Another description of the other tab.');
  await save(other);
  await saved(other);
  await fill(page, 'Description', 'My second description.');
  await save(page);
  await conflictIn(page).getByRole('button', { name: 'Save Anyway' }).click();
  await expect.poll(clients.read).toContain('description: My second description.');
  await saved(page);
  await fill(page, 'Description', 'My third description.');
  await save(page);
  await expect.poll(clients.read).toContain('description: My third description.');
});

test('a draft kept by the browser doesn’t overwrite what somebody has changed since', async ({
  page,
  editor,
  guard,
}) => {
  guard.allowConsole(/Failed to send the request|somebody else/);
  const manager = editor.file('testimonials/office-manager.json');
  const withRole = (role: string) => manager.before.replace(/"role": ".*"/, `"role": "${role}"`);
  const role = async () => (await field(page, 'Role')).getByRole('textbox');
  await editor.open('testimonials/entries/office-manager');
  // The engine keeps what was typed, and takes text that merely appears for its own doing.
  await fill(page, 'Role', 'My rol');
  await page.keyboard.type('e');
  const stored = () => page.context().storageState({ indexedDB: true });
  await expect.poll(async () => JSON.stringify(await stored())).toContain('My role');
  writeFileSync(manager.path, withRole('Their role'));

  await page.reload();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(await role()).toHaveValue('My role');
  const questions = questionsOf(page);
  for (let tries = 1; tries <= 2; tries += 1) {
    expect(await refusedSave(page)).toContain('somebody else has saved this');
    expect(questions.asked).toHaveLength(tries);
    expect(manager.read()).toBe(withRole('Their role'));
  }
  questions.isAgreed = true;
  await save(page);
  await expect.poll(manager.read).toBe(withRole('My role'));
  await saved(page);
  // What was just saved is the newest version.
  await fill(page, 'Role', 'My second role');
  await save(page);
  await expect.poll(manager.read).toBe(withRole('My second role'));
  await saved(page);

  rmSync(manager.path);
  await fill(page, 'Role', 'The role of a file that was removed');
  await save(page);
  await expect(conflictIn(page)).toContainText('has been deleted');
  await conflictIn(page).getByRole('button', { name: 'Save Anyway' }).click();
  await saved(page);
  expect(manager.read()).toBe(withRole('The role of a file that was removed'));
});

test('where the program that saves has stopped, the words stay, and are saved once it runs again', async ({
  page,
  editor,
  guard,
}) => {
  guard.allowConsole(/Failed to (?:load resource|check the repository)|has stopped/);
  // A picture may still be loading.
  guard.allowError('Failed to send the request');
  const clients = editor.file('pages/clients.md');
  await editor.open('pages/entries/clients');
  const typed = (await fill(page, 'Description', 'Typed, and not saved.')).getByRole('textbox');
  await page.route('**/api/v1/**', (route) => route.abort());
  await save(page);
  const refusal = page.getByRole('alertdialog', { name: 'Error' });
  await expect(refusal).toContainText(
    'Start it again with "npm run dev", and press Save once more.',
  );
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(typed).toHaveValue('Typed, and not saved.');
  await page.unroute('**/api/v1/**');
  await save(page);
  await saved(page);
  expect(await clients.changedLines()).toEqual([
    [expect.stringContaining('description: ')],
    ['description: Typed, and not saved.'],
  ]);
});

test('a file that can’t be read is told of by what is in it, what is wrong and who can mend it', async ({
  page,
  editor,
  guard,
}) => {
  guard.allowConsole(/Line 5/);
  const { path, read } = editor.file('pages/words.md');
  writeFileSync(path, read().replace('title:', '<<<<<<< HEAD\ntitle:'));
  await page.goto(`${editor.address}/admin/#/collections/pages`);
  const told = page.getByRole('dialog').filter({ hasText: 'can’t be read, and is in no list' });
  await expect(told).toContainText('In content/pages, the one with “path: /words”:');
  await expect(told).toContainText('Line 5');
  await expect(told).toContainText('can mend it there, or a developer');
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '/clients' })).toBeVisible();
});
