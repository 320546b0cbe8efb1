import { cut, instead, queryError } from '../../../test/editing/gitHub/faults';
import {
  draft,
  file,
  openTab,
  startGitHub,
  wordsIn,
  writer,
} from '../../../test/editing/gitHub/tab';

/* What a writer is asked and told, by what is done at GitHub, whichever button leads there. */

/** What somebody is told whose act is refused; empty if it is done. */
async function refusal(act: Promise<unknown>): Promise<string> {
  return act.then(
    () => '',
    (error: Error) => error.message,
  );
}

const forbidden = instead(queryError('FORBIDDEN', 'Resource not accessible'));

test.each([
  ['while its request is being opened', /^POST pulls$/, undefined],
  ['before its request has its label', /labels$/, undefined],
  ['when its request was refused', /^POST pulls$/, forbidden],
  ['when nothing has arrived of its request', /^POST pulls$/, cut],
] as const)('who saves over a draft of somebody else’s %s is asked', async (_, at, fault) => {
  const gitHub = await startGitHub();
  const anna = await openTab(gitHub, 'anna');
  const ben = await openTab(gitHub, 'ben');
  let refused = '';
  gitHub.meet(at, async (execute) => {
    refused = await refusal(ben.save('Words of Ben.'));
    return fault ? fault(execute) : execute();
  });
  await refusal(anna.save('Words of Anna.'));
  expect(refused).toContain('somebody else has saved this');
  expect(wordsIn(gitHub.text(file, draft))).toBe('Words of Anna.');
});

test('whose beginning of a draft was replaced is told, and asked at the next save', async () => {
  const gitHub = await startGitHub();
  const anna = await openTab(gitHub, 'anna');
  const ben = await openTab(gitHub, 'ben');
  gitHub.meet(/^POST pulls$/, async (execute) => {
    writer.isAgreed = true;
    await ben.save('Words of Ben.');
    writer.isAgreed = false;
    return execute();
  });
  expect(await refusal(anna.save('Words of Anna.'))).toContain('at the same moment');
  expect(await refusal(anna.save('More words of Anna.'))).toContain('somebody else has saved');
  expect(wordsIn(gitHub.text(file, draft))).toBe('Words of Ben.');
});

test.each([
  ['discard', 'by another writer', 'ben'],
  ['discard', 'in another tab', 'anna'],
  ['publish', 'by another writer', 'ben'],
  ['discard', 'in Git', 'carla'],
  ['publish', 'in Git', 'carla'],
] as const)(
  'before a writer can %s a draft that was changed %s, they are asked',
  async (act, how, who) => {
    const gitHub = await startGitHub();
    const anna = await openTab(gitHub, 'anna');
    const other = await openTab(gitHub, who);
    await anna.save('Words of Anna.');
    if (how === 'in Git') {
      const contents = Buffer.from(gitHub.text(file, draft)).toString('base64');
      const changed = [{ path: 'content/rooms/attic.md', contents }];
      gitHub.commit(draft, gitHub.headOf(draft).oid, changed, [], 'Add a room', who);
    } else {
      await other.load();
      await other.save('Words of somebody else.');
    }
    const state = () => gitHub.pulls[0]?.state;
    writer.isSaving = false;
    expect(await refusal(anna[act]())).toMatch(/^Nothing was (?:published|discarded)\.$/);
    expect(writer.asked).toEqual([expect.stringMatching(`^${who} has changed this draft`)]);
    expect(state()).toBe('OPEN');
    if (how === 'in Git' && act === 'publish') return;
    writer.isAgreed = true;
    await anna.load();
    await anna[act]();
    expect(state()).not.toBe('OPEN');
  },
);

test.each([
  ['another file for a picture', [{ path: 'content/images/oven.png', contents: '' }], []],
  ['a new folder', [{ path: 'content/images/new/.gitkeep', contents: '' }], []],
  [
    'another name, with the pages that show it',
    [
      { path: 'content/images/stove.png', contents: '' },
      { path: file, contents: '' },
    ],
    [{ path: 'content/images/oven.png' }],
  ],
  ['no picture any more', [], [{ path: 'content/images/oven.png' }]],
])('without a draft, there is %s', async (_, additions, deletions) => {
  const gitHub = await startGitHub();
  const anna = await openTab(gitHub, 'anna');
  const main = gitHub.headOf('main');
  const committed = anna.commit('main', main.oid, additions, deletions);
  expect(await refusal(committed)).toContain('without a draft');
  expect(gitHub.headOf('main')).toBe(main);
});

/** The text of a room, with another line in the place of one. */
const edited = (line: RegExp, other: string) => (text: string) => text.replace(line, other);

test.each([
  [
    'a copy with the same path',
    'content/rooms/oven-1.md',
    (text: string) => text,
    'The room “oven-1”',
  ],
  ['HTML in a text', file, edited(/^description:.*/m, 'description: A <b>b</b>'), 'Has HTML in it'],
  ['no title', file, edited(/^title:.*\n/m, ''), 'Title'],
  ['half a conflict', file, edited(/^title:/m, '<<<<<<< HEAD\ntitle:'), 'The room “oven”'],
  ['a name of no file', file, edited(/loaf: rye/, 'loaf: bagel'), 'bagel'],
])('a draft with %s isn’t published', async (_, path, edit, words) => {
  const gitHub = await startGitHub();
  const anna = await openTab(gitHub, 'anna');
  await anna.save('Words of Anna.');
  const contents = Buffer.from(edit(gitHub.text(file, draft))).toString('base64');
  gitHub.commit(draft, gitHub.headOf(draft).oid, [{ path, contents }], [], 'Change', 'anna');
  await anna.load();
  const main = gitHub.headOf('main');
  const told = await refusal(anna.publish());
  expect(told).toContain('no build of the site would pass');
  expect(told).toContain(words);
  expect([gitHub.headOf('main'), gitHub.pulls[0]?.state]).toEqual([main, 'OPEN']);
});

test.each([
  ['a later day', 'publishAt: 2099-12-01', 'Shown from December 1, 2099'],
  ['a day that has passed', 'unpublishAt: 2020-12-01', 'No longer shown since December 1, 2020'],
  ['a mark as a draft', 'draft: true', 'Draft'],
])('before %s takes a page off the site, the writer is asked', async (_, line, words) => {
  const gitHub = await startGitHub();
  const anna = await openTab(gitHub, 'anna');
  // Nothing else leads there.
  const rye = gitHub.text('content/loaves/rye.md').replace('[our oven](/oven)', 'our oven');
  const contents = Buffer.from(rye).toString('base64');
  const changed = [{ path: 'content/loaves/rye.md', contents }];
  gitHub.commit('main', gitHub.headOf('main').oid, changed, [], 'Take a link away');
  await anna.save(`Words of Anna.\n${line}`);
  await anna.load();
  expect(await refusal(anna.publish())).toBe('Nothing was published.');
  expect(writer.asked).toEqual([
    expect.stringContaining(
      `Visitors see the room “oven” now. The next build takes it off the site: ${words}.`,
    ),
  ]);
  writer.isAgreed = true;
  await anna.publish();
  expect(gitHub.text(file)).toContain(line);
});

test.each([
  ['for a later day', 'publishAt: 2099-12-01', 'at once: Shown from December 1, 2099.'],
  ['that is marked as a draft', 'draft: true', 'at once: Draft.'],
  ['that visitors see at once', '', undefined],
])('whoever publishes a new page %s is told so', async (_, line, words) => {
  const gitHub = await startGitHub();
  const anna = await openTab(gitHub, 'anna');
  await anna.save('Words of Anna.');
  const text = gitHub.text(file, draft).replace(/^path: .*$/m, 'path: /attic');
  const page = text.replace(/^title: .*$/m, `title: The attic\n${line}`);
  const contents = Buffer.from(page.replace(/^description: .*$/m, 'description: Dust.'));
  const added = [{ path: 'content/rooms/attic.md', contents: contents.toString('base64') }];
  gitHub.commit(draft, gitHub.headOf(draft).oid, added, [], 'Change', 'anna');
  await anna.load();
  writer.isAgreed = true;
  await anna.publish();
  const told = words ? [`Visitors won’t see the room “attic” ${words}`] : [];
  expect(writer.asked).toEqual(told.map((each) => expect.stringContaining(each)));
});

test.each([
  ['with its words', (text: string) => text, true],
  ['with its words, and another end', (text: string) => `${text}\n`, true],
  ['with other words', edited(/^title:.*/m, 'title: Another'), false],
])('of a page that got another name in Git %s, the writer is told', async (_, edit, isFound) => {
  const gitHub = await startGitHub();
  const anna = await openTab(gitHub, 'anna');
  const path = 'content/rooms/stove.md';
  const contents = Buffer.from(edit(gitHub.text(file))).toString('base64');
  const gone = [{ path: file }];
  gitHub.commit('main', gitHub.headOf('main').oid, [{ path, contents }], gone, 'Rename', 'ben');
  expect(await refusal(anna.save('Declined.'))).toContain('Nothing was saved');
  writer.isAgreed = true;
  await anna.save('Words of Anna.');
  const asked = isFound ? /the room “oven” is the room “stove” now/ : /another name in Git/;
  expect(writer.asked).toEqual([expect.stringMatching(asked), expect.stringMatching(asked)]);
  const places = [path, file].map((each) => wordsIn(gitHub.text(each, draft)));
  if (!isFound) return expect(places[1]).toBe('Words of Anna.');
  // The next save finds it there, too.
  await anna.save('More words of Anna.');
  expect(writer.asked).toHaveLength(2);
  expect(wordsIn(gitHub.text(path, draft))).toBe('More words of Anna.');
  expect(gitHub.text(file, draft)).toBe('');
});

test('what the engine has never asked goes through as it is, and is said', async () => {
  const gitHub = await startGitHub();
  await openTab(gitHub, 'anna');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const body = '{"event_type":"build"}';
  const address = 'https://api.github.com/repos/owner/site/dispatches';
  const { status } = await window.fetch(address, { method: 'POST', body });
  // Of what is known, a failure isn’t handed on.
  expect([status, gitHub.asked.at(-1)]).toEqual([500, 'POST dispatches']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`dispatches ${body}. Say in`));
});
