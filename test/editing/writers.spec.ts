import type { Page } from '@playwright/test';
import { field, fill } from './editor';
import { questionsOf, refusedSave } from './gitHub/dialogs';
import { expect, publish, saveDraft, test } from './gitHub/test';

/* Two people, or two tabs of one browser, and what has happened to a draft meanwhile. */

const form = 'pages/entries/words';
const file = 'content/pages/words.md';
const draft = 'cms/pages/words';
const others = /Somebody else has saved this/;

async function write(page: Page, words: string): Promise<void> {
  await fill(page, 'Description', words.slice(0, -1));
  // The browser keeps only what is typed.
  await page.keyboard.type(words.slice(-1));
}

async function described(page: Page): Promise<string> {
  return (await field(page, 'Description')).getByRole('textbox').inputValue();
}

/** Offers what the browser has kept of the form that is open, and takes it. */
async function restore(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
}

test('hostRequests.ts, policy.ts: two people are asked before the words of the first are replaced', async ({
  gitHub,
  open,
  writer,
}) => {
  const first = await open(await writer('anna'), form);
  const second = await open(await writer('ben'), form);
  const questions = questionsOf(second);
  await write(first, 'Words of Anna.');
  await saveDraft(first);

  await write(second, 'Words of Ben.');
  expect(await refusedSave(second)).toContain('Nothing was saved: somebody else');
  expect(questions.asked).toEqual([expect.stringMatching(others)]);
  expect(gitHub.text(file, draft)).toContain('description: Words of Anna.\n');
  expect(await described(second)).toBe('Words of Ben.');
  questions.isAgreed = true;
  await saveDraft(second);
  expect(questions.asked).toHaveLength(2);
  expect(gitHub.text(file, draft)).toContain('description: Words of Ben.\n');
  expect(gitHub.pulls).toHaveLength(1);
  expect(gitHub.pulls[0]?.labels).toEqual([expect.stringContaining('draft')]);

  // Whoever publishes is asked if it isn't their words any more.
  const last = questionsOf(first);
  await publish(first);
  await expect.poll(() => last.asked).toContainEqual(expect.stringMatching(/changed this draft/));
  expect(gitHub.text(file)).not.toContain('Words of');
  await publish(second);
  await expect.poll(() => gitHub.pulls[0]?.state).toBe('MERGED');
  expect(gitHub.text(file)).toContain('description: Words of Ben.\n');
});

test('what is saved into a pull request that was closed is told, and makes a new one', async ({
  gitHub,
  open,
  writer,
}) => {
  const page = await open(await writer('anna'), form);
  await write(page, 'Saved first.');
  await saveDraft(page);
  await write(page, 'Saved later.');
  for (const pull of gitHub.pulls) pull.state = 'CLOSED';
  expect(await refusedSave(page)).toContain('published or closed at GitHub since you opened it');
  expect(await described(page)).toBe('Saved later.');

  const questions = questionsOf(page);
  questions.isAgreed = true;
  await restore(page);
  await saveDraft(page);
  expect(questions.asked.filter((each) => others.test(each))).toHaveLength(1);
  expect(gitHub.pulls.map(({ state }) => state)).toEqual(['CLOSED', 'OPEN']);
  expect(gitHub.text(file, draft)).toContain('description: Saved later.\n');
});

test('a picture isn’t changed without a draft', async ({ gitHub, guard, open, writer }) => {
  // The engine doesn't catch what it throws here.
  guard.allowConsole('Failed to send the request');
  const before = gitHub.headOf('main');
  const page = await open(await writer('anna'), form);
  await page.goto(page.url().replace(/#.*/, '#/assets/content/images'));
  await page.getByRole('row', { name: 'wide.png' }).click();
  const questions = questionsOf(page);
  await page.getByRole('button', { name: 'Show Edit Options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: /Rename/ });
  await dialog.getByRole('textbox').fill('broad.png');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(() => questions.asked).toEqual([expect.stringContaining('without a draft')]);
  expect(gitHub.headOf('main')).toBe(before);
});

test('whoever discards a draft that somebody else has saved into is asked, with whose words it has', async ({
  gitHub,
  open,
  writer,
}) => {
  const first = await open(await writer('anna'), form);
  await write(first, 'Words of Anna.');
  await saveDraft(first);
  const second = await open(await writer('ben'), form);
  await write(second, 'Words of Ben.');
  await saveDraft(second);
  const questions = questionsOf(first);
  await first.bringToFront();
  await first.goto(first.url().replace(/#.*/, '#/workflow'));
  for (const isAgreed of [false, true]) {
    questions.isAgreed = isAgreed;
    questions.asked.length = 0;
    await first.getByRole('button', { name: 'Discard Changes' }).click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    const question = expect.stringMatching(/^ben has changed this draft since you opened it/);
    const told = isAgreed ? [] : ['Nothing was discarded.'];
    await expect.poll(() => questions.asked).toEqual([question, ...told]);
    await expect.poll(() => gitHub.pulls[0]?.state).toBe(isAgreed ? 'CLOSED' : 'OPEN');
  }
  await expect.poll(() => gitHub.heads.has(draft)).toBe(false);
});
