import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { type ContentFolder, makeContentFolder } from '../test/contentCases/contentFolder';
import { clientsPage, goodContent, video } from '../test/contentCases/goodContent';
import { checkReport } from './checkReport';

const skipped = 'Removed addresses were not checked: there is no history (git).';

let folder: ContentFolder;

beforeEach(async () => {
  folder = await makeContentFolder(goodContent);
});

function check(...words: string[]) {
  return checkReport(words, dirname(folder.root));
}

/** Runs one of the tools as `npm run` does, in the folder that has the content in it. */
function run(tool: string, ...words: string[]) {
  const args = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('tools', tool)];
  const cwd = dirname(folder.root);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...words], { cwd });
  return { status, output: `${stdout}${stderr}`.trim() };
}

test('valid content is reported as valid', async () => {
  expect(await check()).toEqual({
    failed: false,
    text: `${skipped}\n\ncontent/ is valid: 7 files and 2 pictures.`,
  });
});

test('problems are reported with their number, and fail', async () => {
  await folder.write([
    ['videos/platform-tour.json', video.replace('https:', 'http:')],
    ['images/wide.png', 'x'],
  ]);
  expect(run('check.ts')).toEqual({
    status: 1,
    output: expect.stringMatching(
      new RegExp(
        [
          '^content/images/wide.png:1',
          '  .*',
          '',
          'content/videos/platform-tour.json:3  Address',
          '  .*',
          '',
          'content/ has 2 problems in 2 files.$',
        ].join('\n'),
      ),
    ),
  });
});

test('tools get the same as JSON', async () => {
  await folder.write([['videos/platform-tour.json', '']]);
  const { failed, text } = await check('--json');
  expect(failed).toBe(true);
  expect(JSON.parse(text)).toMatchObject({
    problems: [
      { file: 'content/videos/platform-tour.json', line: 1, field: '', code: 'empty-file' },
    ],
    warnings: [],
  });
});

test('an address that was removed without a redirect, according to git, is a problem', async () => {
  const cwd = dirname(folder.root);
  const git = (...words: string[]) => {
    const as = [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@a.example',
      '-c',
      'init.defaultBranch=main',
    ];
    expect(spawnSync('git', [...as, ...words], { cwd }).status).toBe(0);
  };
  await folder.write([
    [
      'pages/old.md',
      clientsPage.replace('path: /clients', 'path: /old').replace('know what', 'see what'),
    ],
  ]);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'All');
  expect((await check()).text).toContain('not checked: this is main itself.');
  git('checkout', '-qb', 'change');
  git('mv', 'content/pages/old.md', 'content/pages/new.md');
  await folder.write([
    [
      'pages/new.md',
      clientsPage.replace('path: /clients', 'path: /new').replace('know what', 'see what'),
    ],
  ]);
  git('commit', '-qam', 'Rename');
  const { failed, text } = await check();
  expect(failed).toBe(true);
  expect(text).toContain('"/old"');
  const redirects = [{ from: '/old', to: '/new', permanent: true }];
  await folder.write([['redirects.json', `${JSON.stringify({ redirects }, null, 2)}\n`]]);
  expect(await check()).toEqual({
    failed: false,
    text: 'content/ is valid: 9 files and 2 pictures.',
  });
  expect((await check('--against', 'nowhere')).text).toContain(
    'not checked: git knows no common version with nowhere.',
  );
  git('checkout', '-q', 'main');
  const clone = join(cwd, 'clone');
  git('clone', '-q', '--depth=1', '--branch=change', `file://${cwd}`, clone);
  expect((await checkReport([], clone)).text).toContain('not checked: the clone is shallow.');
}, 60_000);

test('what is unpublished today is counted, and listed when asked for', async () => {
  const held = video.replace('"A tour', '"Another tour');
  const words = clientsPage.replace('  - type: showcase', '  - type: showcase\n    draft: true');
  await folder.write([
    ['pages/clients.md', words],
    ['videos/another.json', held],
  ]);
  const { text } = await check();
  expect(text).toContain(skipped);
  expect(text).toMatch(
    /^content\/ is valid: 8 files and 2 pictures.* 1 part unpublished today\.$/m,
  );
  expect((await check('--drafts')).text).toContain(
    'Unpublished today:\n\ncontent/pages/clients.md:38  Section 4, Draft\n',
  );
  expect(JSON.parse((await check('--json')).text).drafts).toMatchObject([
    { file: 'content/pages/clients.md', field: 'sections[3].draft', code: 'unpublished' },
  ]);
});

test('what is left to do before going live is listed, and fails nothing', async () => {
  const { failed, text } = await check('--launch');
  expect(failed).toBe(false);
  expect(text).toContain('content/testimonials/dealer-partner.json:6  Sample');
  expect(text).toContain('content/videos/platform-tour.json:1  Transcript\n  is missing.');
  expect(text).toMatch(/9 things to do before going live\.$/);
});

test('an unknown option is rejected', () => {
  expect(run('check.ts', '--lunch')).toMatchObject({ status: 1 });
});

test('a new page is made, and its place reported', async () => {
  const made = run('new.ts', 'page', 'architects');
  expect(made.status).toBe(0);
  expect(made.output).toContain('Made content/pages/architects.md.');
  expect((await check()).failed).toBe(false);
  expect(run('new.ts', 'page', 'architects')).toMatchObject({ status: 1 });
  expect(run('new.ts', 'page')).toMatchObject({ status: 1 });
});

test('a new video comes with how to show it on a page', () => {
  const { output } = run('new.ts', 'video', 'in-the-studio');
  expect(output).toContain('  video: in-the-studio\n');
});
