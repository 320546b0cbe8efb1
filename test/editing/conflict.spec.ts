import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, field, fill, openForm, save, saved, test } from './editor';
import { questionIn, questionsOf, refusedSave } from './gitHub/dialogs';

/** What the engine says of a save that wasn’t done. */
function refusal(page: Page) {
  return page.getByRole('alertdialog', { name: 'Error' });
}

test('two tabs that save the same page lose nothing without a question', async ({
  page,
  editor,
  context,
  guard,
}) => {
  guard.allowConsole(/Failed to send the request|somebody else/);
  const clients = editor.file('pages/clients.md');
  const other = await context.newPage();
  await editor.open('pages/entries/clients');
  await openForm(other, editor.address, 'pages/entries/clients');
  await fill(other, 'Description', 'The description of the other tab.');
  await save(other);
  await saved(other);
  // What the same tab has saved is not a change by somebody else.
  await fill(other, 'Link in the header', 'For Others');
  await save(other);
  await saved(other);

  const mine = (await fill(page, 'Description', 'My description.')).getByRole('textbox');
  await save(page);
  const question = questionIn(page);
  await expect(question).toContainText('Somebody else has saved this');
  const gone = question.locator('del').filter({ hasText: 'of the other tab' });
  await expect(gone).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await refusal(page).getByRole('button', { name: 'OK' }).click();
  expect(clients.read()).toContain('description: The description of the other tab.');
  await expect(mine).toHaveValue('My description.');
  await save(page);
  await question.getByRole('button', { name: 'OK' }).click();
  await saved(page);
  expect(clients.read()).toContain('description: My description.');
  // What was just saved is the newest version.
  await fill(page, 'Description', 'My third description.');
  await save(page);
  await expect.poll(clients.read).toContain('description: My third description.');
  await saved(page);
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
  await saved(page);
  expect(questions.asked.at(-1)).toContain('Somebody has removed this');
  expect(manager.read()).toBe(withRole('The role of a file that was removed'));
});

test('where the program that saves has stopped, the words stay, and are saved once it runs again', async ({
  page,
  editor,
  guard,
}) => {
  guard.allowConsole(/Failed to (?:load resource|check the repository)|has stopped/);
  // A picture may still be loading.
  guard.allowConsole('Failed to send the request');
  const clients = editor.file('pages/clients.md');
  await editor.open('pages/entries/clients');
  const typed = (await fill(page, 'Description', 'Typed, and not saved.')).getByRole('textbox');
  await page.route('**/api/v1/**', (route) => route.abort());
  await save(page);
  await expect(refusal(page)).toContainText(
    'Start it again with "npm run dev", and press Save once more.',
  );
  await refusal(page).getByRole('button', { name: 'OK' }).click();
  await expect(typed).toHaveValue('Typed, and not saved.');
  await page.unroute('**/api/v1/**');
  await save(page);
  await saved(page);
  expect(await clients.changedLines()).toEqual([
    [expect.stringContaining('description: ')],
    ['description: Typed, and not saved.'],
  ]);
});
