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
const limited = queryError('RATE_LIMITED', 'API rate limit already exceeded for user ID 1.');

const moods: [mood: string, fault: Fault, times: number, words: string][] = [
  ['a page of HTML', instead(badGateway), 3, 'save again in a minute'],
  ['no connection', cut, 3, 'GitHub can’t be reached'],
  ['a rate limit', instead(rateLimit), 1, 'takes no more requests from you until'],
  ['a revoked token', instead(revoked), 1, 'choose Restore'],
  ['an authorization', instead(needsAuthorization), 1, 'open https://github.com/orgs/owner/sso'],
  ['no right to write', instead(forbidden), 1, 'for the right to write'],
  ['a protected branch', instead(guarded), 1, 'A rule of the repository'],
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
  test(`the words stay whatever GitHub answers to a first save, and are saved once: ${at}`, async ({
    gitHub,
    open,
    writer,
  }) => {
    const page = await open(await writer('anna'), form);
    await fill(page, 'Description', 'Saved once.');
    // Each step meets two of the moods, and all moods are met.
    for (const each of [index, index + 2]) {
      const [, fault, times, words] = moods[each] ?? [];
      if (!fault || !words) throw new Error('There is such a mood.');
      gitHub.meet(at, fault, times);
      expect(await refusedSave(page)).toContain(words);
      const description = (await field(page, 'Description')).getByRole('textbox');
      await expect(description).toHaveValue('Saved once.');
      gitHub.faults.length = 0;
    }
    await saveDraft(page);
    expect(gitHub.text(file, draft)).toContain('description: Saved once.\n');
    expect(gitHub.pulls.map(({ labels }) => labels.length)).toEqual([1]);
    const [head, main] = [draft, 'main'].map((branch) => ancestorsOf(gitHub.headOf(branch)).size);
    expect([head, main]).toEqual([2, 1]);
  });
}

test('the words stay whatever GitHub answers to a later save, and are saved once', async ({
  gitHub,
  open,
  writer,
}) => {
  const page = await open(await writer('anna'), form);
  await fill(page, 'Description', 'Saved.');
  await saveDraft(page);
  for (const [mood, fault, times, words] of moods) {
    const before = gitHub.commits.size;
    await fill(page, 'Description', `Saved after ${mood}.`);
    gitHub.meet(/^createCommitOnBranch$/, fault, times);
    expect(await refusedSave(page)).toContain(words);
    gitHub.faults.length = 0;
    await saveDraft(page);
    expect(gitHub.text(file, draft)).toContain(`description: Saved after ${mood}.\n`);
    expect(gitHub.commits.size - before).toBe(1);
  }
  // Once isn't noticed.
  for (const [mood, at, fault] of [
    ['a page of HTML', /^createCommit/, instead(badGateway)],
    ['a cut before it', /^createCommit/, cut],
    ['a cut after it', /^createCommit/, unanswered],
    ['a page of HTML to a question', /^query ref pullRequests$/, instead(badGateway)],
  ] as [string, RegExp, Fault][]) {
    const before = gitHub.commits.size;
    await fill(page, 'Description', `Saved in spite of ${mood}.`);
    gitHub.meet(at, fault);
    await saveDraft(page);
    expect(gitHub.text(file, draft)).toContain(`description: Saved in spite of ${mood}.\n`);
    expect(gitHub.commits.size - before).toBe(1);
  }
});

test('somebody who saves another page at the same moment isn’t in the way', async ({
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
  await saveDraft(page);
  expect(gitHub.text(file, draft)).toContain('description: Saved once.\n');
});

test('whoever waits for long is told so, and may stop', async ({ gitHub, open, writer }) => {
  const page = await open(await writer('anna'), form);
  await fill(page, 'Description', 'Saved once.');
  gitHub.meet(/^createRef$/, late(new Promise(() => {})));
  const refused = refusedSave(page);
  const notice = noticeIn(page);
  await expect(notice).toContainText('GitHub hasn’t answered for a while', { timeout: 60_000 });
  await notice.getByRole('button', { name: 'Stop waiting' }).click();
  expect(await refused).toContain('Your words are still here');
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
    [/^GET \/user$/, instead(rateLimit), 'takes no more requests from you until'],
    [/^GET \/user$/, instead(badGateway), 'doesn’t answer as it should'],
    [/^GET collaborators/, cut, 'can’t be reached'],
    [/^GET collaborators/, instead(needsAuthorization), 'authorize this sign-in'],
    [/^query ref$/, instead(badGateway), 'doesn’t answer as it should'],
    [/^query pullRequests$/, instead(limited), 'takes no more requests from you'],
  ] as [RegExp, Fault, string][]) {
    gitHub.meet(at, fault, 3);
    const opened = open(anna, form);
    await expect.poll(() => anna.pages().length).toBe(1);
    const [page] = anna.pages();
    if (!page) throw new Error('There is a tab.');
    await expect(noticeIn(page)).toContainText(words, { timeout: 60_000 });
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
  test(`a merge ${what} is done once`, async ({ gitHub, open, writer }) => {
    const page = await open(await writer('anna'), form);
    await fill(page, 'Description', 'Published once.');
    await saveDraft(page);
    const questions = questionsOf(page);
    gitHub.meet(/merge$/, fault);
    await publish(page);
    await expect(page.getByRole('row').first()).toBeVisible();
    expect(gitHub.text(file)).toContain('description: Published once.\n');
    expect(questions.asked).toEqual([]);
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
