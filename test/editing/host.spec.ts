import { field, fill, save } from './editor';
import { noticeIn, questionsOf, refusedSave } from './gitHub/dialogs';
import { after, type Fault, instead, unanswered } from './gitHub/faults';
import { ancestorsOf } from './gitHub/repository';
import { expect, publish, saveDraft, test } from './gitHub/test';

/* What GitHub says, or doesn’t say, and what the writer reads: nothing is said to be saved that isn’t. */

const form = 'pages/entries/words';
const file = 'content/pages/words.md';
const draft = 'cms/pages/words';

const rule = { type: 'UNPROCESSABLE', message: 'Repository rule violations found' };

const moods: [mood: string, fault: Fault, words: string][] = [
  ['an answer that was lost', unanswered, 'it isn’t known what has arrived'],
  ['a revoked token', instead(401, { message: 'Bad credentials' }), 'choose Restore'],
  ['a protected branch', instead(200, { errors: [rule] }), 'A rule of the repository'],
];

test('the words stay in the form whatever GitHub answers or others do, and are saved then', async ({
  gitHub,
  open,
  writer,
}) => {
  const page = await open(await writer('anna'), form);
  await fill(page, 'Description', 'A {prodct}');
  await expect(page.getByText('Before this can be published: 1')).toBeVisible();
  const refusedAt = async (at: RegExp, fault: Fault, typed: string, times = 1) => {
    await fill(page, 'Description', typed);
    gitHub.meet(at, fault, times);
    const words = await refusedSave(page);
    gitHub.faults.length = 0;
    const description = (await field(page, 'Description')).getByRole('textbox');
    await expect(description).toHaveValue(typed);
    return words;
  };
  for (const at of [/^createCommit/, /^POST pulls$/, /labels$/]) {
    await refusedAt(at, unanswered, 'Saved once.');
  }
  await saveDraft(page);
  expect(gitHub.text(file, draft)).toContain('description: Saved once.\n');
  expect(gitHub.pulls.map(({ labels }) => labels.length)).toEqual([1]);
  expect(ancestorsOf(gitHub.headOf('main')).size).toBe(1);
  for (const [mood, fault, words] of moods) {
    expect(await refusedAt(/^createCommit/, fault, `Saved after ${mood}.`)).toContain(words);
    await saveDraft(page);
    expect(gitHub.text(file, draft)).toContain(`description: Saved after ${mood}.\n`);
  }
  const other = after(() => gitHub.writeByHand(draft, 'content/other.md', ''));
  const words = await refusedAt(/^createCommit/, other, 'Saved after others.', 2);
  expect(words).toMatch(/somebody else is saving at this moment.*in a minute/);
  gitHub.meet(/^createCommit/, other);
  await saveDraft(page);
  expect(gitHub.text(file, draft)).toContain('description: Saved after others.\n');
});

test('after half a minute of silence the form says that it still waits', async ({
  gitHub,
  open,
  writer,
}) => {
  const anna = await writer('anna');
  // Nobody has to wait for it here.
  await anna.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const soon = (act: () => void, ms = 0) => wait(act, ms === 30_000 ? 3000 : ms);
    Object.assign(window, { setTimeout: soon });
  });
  const page = await open(anna, form);
  await fill(page, 'Description', 'Saved once.');
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  gitHub.meet(
    /^createCommit/,
    after(() => answered),
  );
  await save(page);
  const line = page.getByRole('status').filter({ hasText: 'still waits' });
  await expect(line).toContainText('GitHub hasn’t answered for half a minute.');
  answer();
  const later = page.getByRole('alertdialog').getByRole('button', { name: 'Later' });
  await later.click();
  await expect(line).toBeHidden();
  expect(gitHub.text(file, draft)).toContain('description: Saved once.\n');
});

test('a publication is done once, and a refusal is told with its reason', async ({
  gitHub,
  open,
  writer,
}) => {
  const page = await open(await writer('anna'), form);
  await fill(page, 'Description', 'Published once.');
  await saveDraft(page);
  const questions = questionsOf(page);
  const message = 'At least 1 approving review is required.';
  gitHub.meet(/merge$/, instead(405, { message }));
  await publish(page);
  await expect.poll(() => questions.asked.join()).toContain(`A rule of the repository`);
  expect(questions.asked.join()).toContain(message);
  expect(gitHub.text(file)).not.toContain('Published once.');
  gitHub.meet(/merge$/, unanswered);
  const again = async () => {
    await page.getByRole('button', { name: /^Publish/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  };
  await again();
  await expect.poll(() => questions.asked.join()).toContain('Try again in a minute');
  await expect(noticeIn(page)).toBeHidden();
  await again();
  await expect(page.getByRole('row').first()).toBeVisible();
  expect(gitHub.text(file)).toContain('description: Published once.\n');
});
