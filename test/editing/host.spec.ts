import { field, fill, save } from './editor';
import { noticeIn, questionsOf, refusedSave } from './gitHub/dialogs';
import {
  badGateway,
  cut,
  instead,
  late,
  needsAuthorization,
  queryError,
  rateLimit,
  revoked,
  unanswered,
} from './gitHub/faults';
import { type Fault, json } from './gitHub/gitHub';
import { ancestorsOf } from './gitHub/repository';
import { expect, publish, saveDraft, test } from './gitHub/test';

/* What GitHub says, or doesn't say, and what the writer reads. */

const form = 'pages/entries/words';
const file = 'content/pages/words.md';
const draft = 'cms/pages/words';

const forbidden = queryError('FORBIDDEN', 'Resource not accessible by personal access token');
const guarded = queryError('UNPROCESSABLE', 'Repository rule violations found');
const failed = queryError(undefined, 'Something went wrong while executing your query.');
const limited = queryError('RATE_LIMITED', 'API rate limit already exceeded for user ID 1.');

const moods: [mood: string, fault: Fault, words: string][] = [
  ['a page of HTML', instead(badGateway), 'GitHub doesn’t answer as it should'],
  ['no connection', cut, 'GitHub can’t be reached'],
  ['a rate limit', instead(rateLimit), 'takes no more requests from you until'],
  ['a revoked token', instead(revoked), 'choose Restore'],
  ['an authorization', instead(needsAuthorization), 'open https://github.com/orgs/owner/sso'],
  ['no right to write', instead(forbidden), 'for the right to write'],
  ['a protected branch', instead(guarded), 'A rule of the repository'],
  ['an answer that was lost', unanswered, 'Try again in a minute'],
];

/** What a save asks of GitHub, in this order. */
const steps = [
  /^createRef$/,
  /^query ref pullRequests$/,
  /^createCommitOnBranch$/,
  /^POST pulls$/,
  /labels$/,
];

for (const [index, at] of steps.entries()) {
  test(`the words stay whatever GitHub answers to a first save, and are saved then: ${at}`, async ({
    gitHub,
    open,
    writer,
  }) => {
    const page = await open(await writer('anna'), form);
    await fill(page, 'Description', 'Saved once.');
    // Each step meets two of the moods, and all moods are met.
    for (const each of [index, index + 2]) {
      const [, fault, words] = moods[each] ?? [];
      if (!fault || !words) throw new Error('There is such a mood.');
      gitHub.meet(at, fault);
      expect(await refusedSave(page)).toContain(words);
      const description = (await field(page, 'Description')).getByRole('textbox');
      await expect(description).toHaveValue('Saved once.');
      gitHub.faults.length = 0;
    }
    await saveDraft(page);
    expect(gitHub.text(file, draft)).toContain('description: Saved once.\n');
    expect(gitHub.pulls.map(({ labels }) => labels.length)).toEqual([1]);
    expect(ancestorsOf(gitHub.headOf('main')).size).toBe(1);
  });
}

test('the words stay whatever GitHub answers to a later save, and are saved then', async ({
  gitHub,
  open,
  writer,
}) => {
  const page = await open(await writer('anna'), form);
  await fill(page, 'Description', 'Saved.');
  await saveDraft(page);
  for (const [mood, fault, words] of moods) {
    await fill(page, 'Description', `Saved after ${mood}.`);
    gitHub.meet(/^createCommitOnBranch$/, fault);
    expect(await refusedSave(page)).toContain(words);
    gitHub.faults.length = 0;
    await saveDraft(page);
    expect(gitHub.text(file, draft)).toContain(`description: Saved after ${mood}.\n`);
  }
});

test('whoever saves at the same moment as somebody else is told, and saves then', async ({
  gitHub,
  open,
  writer,
}) => {
  const page = await open(await writer('anna'), form);
  await fill(page, 'Description', 'Saved once.');
  gitHub.meet(/^createCommit/, async (execute) => {
    const other = [{ path: 'content/other.md', contents: '' }];
    gitHub.commit(draft, gitHub.headOf(draft).oid, other, [], 'Another page');
    return execute();
  });
  expect(await refusedSave(page)).toContain('Somebody else is saving at this moment');
  await saveDraft(page);
  expect(gitHub.text(file, draft)).toContain('description: Saved once.\n');
});

test('whoever waits for long is told so, and can go on', async ({ gitHub, open, writer }) => {
  const anna = await writer('anna');
  // Nobody has to wait for three minutes.
  await anna.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 60);
  });
  const page = await open(anna, form);
  await fill(page, 'Description', 'Saved once.');
  gitHub.meet(/^createRef$/, late(new Promise(() => {})));
  expect(await refusedSave(page)).toContain('GitHub hasn’t answered for a while. Try again');
  await saveDraft(page);
  expect(gitHub.text(file, draft)).toContain('description: Saved once.\n');
});

test('what GitHub answers while the editor opens is told, and the sign-in stays', async ({
  gitHub,
  open,
  writer,
}) => {
  const anna = await writer('anna');
  for (const [at, fault, words] of [
    // The browser keeps what it has read.
    [/^query object$/, instead(failed), 'GitHub couldn’t do it'],
    [/^GET \/user$/, instead(rateLimit), 'takes no more requests from you until'],
    [/^GET \/user$/, instead(badGateway), 'doesn’t answer as it should'],
    [/^GET collaborators/, cut, 'can’t be reached'],
    [/^GET collaborators/, instead(needsAuthorization), 'authorize this sign-in'],
    [/^query ref$/, instead(badGateway), 'doesn’t answer as it should'],
    [/^query pullRequests$/, instead(limited), 'takes no more requests from you'],
  ] as [RegExp, Fault, string][]) {
    gitHub.meet(at, fault);
    const opened = open(anna, form);
    await expect.poll(() => anna.pages().length).toBe(1);
    const [page] = anna.pages();
    if (!page) throw new Error('There is a tab.');
    await expect(noticeIn(page)).toContainText(words, { timeout: 60_000 });
    // Nobody has written anything yet.
    await expect(noticeIn(page)).not.toContainText(/your words|save/i);
    gitHub.faults.length = 0;
    await noticeIn(page).getByRole('button', { name: 'Try again' }).click();
    await opened;
    const user = await page.evaluate(() => localStorage.getItem('sveltia-cms.user'));
    expect(user).toContain('"anna"');
    await page.close();
  }
});

for (const [what, fault] of [
  ['whose answer was lost', unanswered],
  ['that was cut', cut],
  ['that was answered with a page of HTML', instead(badGateway)],
] as [string, Fault][]) {
  test(`a merge ${what} is told, and done once`, async ({ gitHub, open, writer }) => {
    const page = await open(await writer('anna'), form);
    await fill(page, 'Description', 'Published once.');
    await saveDraft(page);
    const questions = questionsOf(page);
    gitHub.meet(/merge$/, fault);
    await publish(page);
    await expect.poll(() => questions.asked).toEqual([expect.stringContaining('Try again')]);
    await page.getByRole('button', { name: /^Publish/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('row').first()).toBeVisible();
    expect(gitHub.text(file)).toContain('description: Published once.\n');
    expect(questions.asked).toHaveLength(1);
  });
}

for (const [what, message, words] of [
  ['a review', 'At least 1 approving review is required.', 'A rule of the repository'],
  ['a check', 'Required status check "Check" is expected.', 'A rule of the repository'],
  ['no conflict', 'Pull Request has merge conflicts', 'It can’t be published as it is'],
] as const) {
  test(`a merge for which GitHub wants ${what} is refused with the reason`, async ({
    gitHub,
    open,
    writer,
  }) => {
    const page = await open(await writer('anna'), form);
    await fill(page, 'Description', 'Not published.');
    await saveDraft(page);
    const questions = questionsOf(page);
    gitHub.meet(/merge$/, instead(json(405, { message })));
    await publish(page);
    await expect.poll(() => questions.asked.join()).toContain(words);
    expect(questions.asked.join()).toContain(message);
    expect(gitHub.text(file)).not.toContain('Not published.');
  });
}

for (const at of [/^PATCH issues/, /^GET issues/, /^markPullRequestReadyForReview$/]) {
  test(`a review that was refused doesn’t make the save one: ${at}`, async ({
    gitHub,
    open,
    writer,
  }) => {
    const page = await open(await writer('anna'), form);
    await fill(page, 'Description', 'Saved once.');
    const questions = questionsOf(page);
    gitHub.meet(at, instead(json(403, { message: 'Resource not accessible' })));
    await save(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send for Review' }).click();
    await expect
      .poll(() => questions.asked.join())
      .toContain('saved, as a draft. They aren’t in review');
    await expect((await field(page, 'Description')).getByRole('textbox')).toHaveValue(
      'Saved once.',
    );
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(questions.asked).toHaveLength(1);
  });
}
