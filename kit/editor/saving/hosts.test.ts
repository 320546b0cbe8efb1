import { after, instead, unanswered } from '../../../test/editing/gitHub/faults';
import {
  draft,
  file,
  startGitHub,
  startWorkingCopy,
  wordsIn,
  writer,
} from '../../../test/editing/gitHub/tab';

/* What a writer is asked and told by what happens at a host, whichever button leads there. */

/** What somebody is told whose act is refused; empty if it is done. */
async function refusal(act: Promise<unknown>): Promise<string> {
  return act.then(
    () => '',
    (error: Error) => error.message,
  );
}

test('whose beginning of a draft was replaced is told, and asked at the next save', async () => {
  const gitHub = await startGitHub();
  const [anna, ben] = [await gitHub.open('anna'), await gitHub.open('ben')];
  gitHub.meet(
    /^POST pulls$/,
    after(async () => {
      writer.isAgreed = true;
      await ben.save('Words of Ben.');
      writer.isAgreed = false;
    }),
  );
  expect(await refusal(anna.save('Words of Anna.'))).toContain('at this moment');
  expect(await refusal(anna.save('More words of Anna.'))).toContain('somebody else has saved');
  expect(wordsIn(gitHub.text(file, draft))).toBe('Words of Ben.');
});

test('whoever publishes again after the answer was lost doesn’t take away what was begun since', async () => {
  const gitHub = await startGitHub();
  const [anna, ben] = [await gitHub.open('anna'), await gitHub.open('ben')];
  await anna.save('Words of Anna.');
  gitHub.meet(/merge$/, unanswered);
  expect(await refusal(anna.engine().publish())).toContain('hasn’t answered');
  await ben.load();
  await ben.save('Words of Ben.');
  await anna.engine().publish();
  expect(wordsIn(gitHub.text(file, draft))).toBe('Words of Ben.');
  expect(gitHub.openPull()).toBeDefined();
});

test('whoever discards a draft into which others save during the question is asked again', async () => {
  const gitHub = await startGitHub();
  const anna = await gitHub.open('anna');
  await anna.save('Words of Anna.');
  gitHub.changeByHand('Words by hand.');
  const later = after(() => gitHub.changeByHand('Later words.'));
  gitHub.meet(/^GET commits/, later);
  writer.isAgreed = true;
  await anna.engine().discard();
  expect(writer.asked).toEqual([
    expect.stringContaining('carla has changed this draft'),
    expect.stringContaining('OK discards it as it is now'),
  ]);
});

test('nothing is refused where GitHub deletes the branch of a published draft by itself', async () => {
  const gitHub = await startGitHub();
  const anna = await gitHub.open('anna');
  await anna.save('Words of Anna.');
  gitHub.meet(
    /^DELETE git/,
    after(() => gitHub.deleteRef(draft)),
  );
  expect(await refusal(anna.engine().publish())).toBe('');
  expect(gitHub.words()).toBe('Words of Anna.');
});

test('whoever saves what was removed is asked, and told if it stays so', async () => {
  const gitHub = await startGitHub();
  const anna = await gitHub.open('anna');
  gitHub.commit('main', gitHub.headOf('main').oid, { deletions: [{ path: file }] }, 'carla');
  expect(await refusal(anna.save('Words of Anna.'))).toContain('has removed this');
  expect(writer.asked).toHaveLength(1);
});

test('what can’t be looked at isn’t replaced, nor taken for a file that is gone', async () => {
  const copy = await startWorkingCopy();
  const anna = await copy.open('anna');
  copy.meet(/^POST file-contents$/, instead(502));
  const told = await refusal(anna.save('Words of Anna.'));
  await copy.stop();
  expect(told).toContain('can’t be read');
  expect([...copy.replaced, ...writer.asked]).toEqual([]);
});

const picture = 'content/images/oven.png';

test('two pictures of one name aren’t saved, nor is what comes from no form', async () => {
  const gitHub = await startGitHub();
  const anna = await gitHub.open('anna');
  await anna.save('Words of Anna.');
  const { oid } = gitHub.headOf(draft);
  const twins = ['AA==', 'AQ=='].map((contents) => ({ path: picture, contents }));
  expect(await refusal(anna.engine().commit(oid, twins))).toContain('named “oven.png”');
  const foreign = [{ path: file, contents: Buffer.from('title: Mine').toString('base64') }];
  expect(await refusal(anna.engine().commit(oid, foreign))).toContain('Nothing was saved');
  expect(gitHub.headOf(draft).oid).toBe(oid);
});

test('a write that the engine has never asked for isn’t sent', async () => {
  const gitHub = await startGitHub();
  await gitHub.open('anna');
  jest.spyOn(console, 'warn').mockReturnValue();
  const { oid } = gitHub.headOf('main');
  const write = window.fetch(`https://api.github.com/repos/owner/site/contents/${file}`, {
    method: 'PUT',
    body: '{}',
  });
  expect(await refusal(write)).toContain('has sent nothing');
  expect(gitHub.headOf('main').oid).toBe(oid);
});
