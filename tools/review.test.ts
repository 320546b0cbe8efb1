import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { describeReview } from '../kit/review/describeReview';
import { previewReview } from '../kit/review/previewReview';
import { clientsPage, goodContent } from '../test/contentCases/goodContent';
import { type ContentFolder, makeContentFolder } from '../test/jest/contentFolder';

let folder: ContentFolder;
let project: string;

beforeEach(async () => {
  folder = await makeContentFolder(goodContent);
  project = dirname(folder.root);
});

function git(...words: string[]): void {
  const settings = ['user.name=A', 'user.email=a@a.example', 'init.defaultBranch=main'];
  const args = [...settings.flatMap((setting) => ['-c', setting]), ...words];
  expect(spawnSync('git', args, { cwd: project }).status).toBe(0);
}

function commitAll(): void {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'All');
}

const today = '2027-01-15';
const reviewOf = () => describeReview({ project, against: 'main', today });

test('the summary of a workflow says what changes, whatever the words mean elsewhere', async () => {
  commitAll();
  await folder.write([
    [
      'pages/new.md',
      clientsPage.replace('path: /clients', 'path: /new').replace('know what', 'see what'),
    ],
    ['pages/clients.md', clientsPage.replace('know what', '_all_ | <b>@team</b> #1')],
  ]);
  const args = [
    '--import',
    resolve('node_modules/tsx/dist/loader.mjs'),
    resolve('tools/review.ts'),
  ];
  const env = { ...process.env, BUILD_DATE: today };
  const { status, stdout } = spawnSync(process.execPath, [...args, '--markdown'], {
    cwd: project,
    env,
  });
  expect(status).toBe(0);
  expect(stdout.toString().replace(/of \w+ \d+, \d+/, 'of DAY')).toMatchSnapshot();
});

test('a picture that has not changed is there once, and only where a page shows it', async () => {
  commitAll();
  expect((await reviewOf()).data).toMatchObject({ summary: 'No page changed', items: [] });
  await folder.write([['pages/clients.md', clientsPage.replace('know what', 'see what')]]);
  const { data, copies } = await reviewOf();
  expect(data.summary).toBe('1 page changed');
  expect(data.before).toHaveLength(1);
  const pictures = Object.values(data.pictures);
  const addresses = pictures.flatMap(({ before, after }) => [before?.address, after?.address]);
  expect(new Set(addresses)).toEqual(new Set(copies.keys()));
  for (const { before, after } of pictures) expect(before).toEqual(after);
});

test('a picture that was replaced under its name is a change of each page that shows it', async () => {
  commitAll();
  const [path = ''] = /\/images\/\S+/.exec(clientsPage) ?? [];
  const picture = sharp({ create: { width: 500, height: 400, channels: 3, background: 'red' } });
  await folder.write([[path.slice(1), await picture.png().toBuffer()]]);
  const { data } = await reviewOf();
  expect(data.items.map(({ place }) => place)).toContain('/clients');
  const shown = data.pictures[path];
  expect(shown?.after?.facts).toContain('500 × 400 pixels');
  expect(shown?.before?.address).not.toBe(shown?.after?.address);
});

test('a file with another name and the same words is one', async () => {
  commitAll();
  rmSync(join(folder.root, 'pages/clients.md'));
  await folder.write([['pages/owners.md', clientsPage]]);
  const { data } = await reviewOf();
  const [item, ...others] = data.items;
  expect(others).toEqual([]);
  expect(item?.files).toEqual({ before: 'pages/clients', after: 'pages/owners' });
});

test('what every page gets is told as that, a banner with its days', async () => {
  const banners = (...list: object[]): [string, string][] => [
    ['banner.json', JSON.stringify({ label: 'News', banners: list })],
  ];
  await folder.write(banners());
  commitAll();
  const days = { publishAt: '2027-03-01', unpublishAt: '2027-03-11' };
  const pages = [{ type: 'page', page: 'clients' }];
  await folder.write([
    ...banners({ text: 'A **fair**.', ...days }, { text: 'Here.', pages }),
    ['pages/new.md', clientsPage.replace('path: /clients', 'path: /new\nlabel: For All')],
  ]);
  const { data } = await reviewOf();
  expect(data.items.flatMap(({ changes }) => changes.map(({ sentence }) => sentence))).toEqual([
    'This page is new.',
    '“Link in the header” was added on every page.',
    'Banner “A fair.” was added on every page. Visitors see it from March 1, 2027 on. It disappears on March 11, 2027.',
    'Banner “Here.” was added.',
  ]);
});

test('a preview without a base says why, and what to do', async () => {
  commitAll();
  await folder.write([['pages/clients.md', clientsPage.replace('know what', 'see what')]]);
  git('checkout', '-qb', 'change');
  git('commit', '-qam', 'Words');
  const settings = { today, branch: 'main', siteUrl: 'https://www.casegood.com' };
  const from = process.cwd();
  process.chdir(project);
  try {
    expect((await previewReview(settings)).link).toEqual({
      words: '1 page changed',
      address: '/review/',
    });
    git('clone', '-q', '--depth=1', '--branch=change', `file://${project}`, 'clone');
    process.chdir('clone');
    const { review, link } = await previewReview(settings);
    expect(review).toBeUndefined();
    expect(link.words).toContain('The clone is shallow: get the rest with git fetch --unshallow');
    // As docs/deploy.md has it.
    const words = ['fetch', '--unshallow', 'origin', '+main:refs/remotes/origin/main'];
    expect(spawnSync('git', words).status).toBe(0);
    expect((await previewReview(settings)).link.words).toBe('1 page changed');
  } finally {
    process.chdir(from);
  }
});
