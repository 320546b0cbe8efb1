import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type ContentFolder, makeContentFolder } from '../src/content/badContent/contentFolder';
import { clientsPage, goodContent, video } from '../src/content/badContent/goodContent';
import { readChecked } from './preview/checked';

const skipped = 'Removed addresses were not looked for: there is no history (git).';

let folder: ContentFolder;

beforeEach(async () => {
  folder = await makeContentFolder(goodContent);
});

/** Runs one of the tools as `npm run` does, in the folder that has the content in it. */
function run(tool: string, ...words: string[]) {
  const args = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('tools', tool)];
  const cwd = join(folder.root, '..');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...words], { cwd });
  return { status, output: `${stdout}${stderr}`.trim() };
}

test('valid content is said to be valid', () => {
  expect(run('check.ts')).toEqual({
    status: 0,
    output: `${skipped}\n\ncontent/ is valid: 7 files and 2 pictures.`,
  });
});

test('faults are told with their number, and fail', async () => {
  await folder.write([
    ['videos/platform-tour.json', video.replace('https:', 'http:')],
    ['images/wide.png', 'x'],
  ]);
  const { status, output } = run('check.ts');
  expect(status).toBe(1);
  expect(output).toBe(
    [
      'content/images/wide.png:1',
      '  is not a picture. Open it in a program for pictures, and save it as PNG, JPEG, WebP or AVIF.',
      '',
      'content/videos/platform-tour.json:3  address',
      '  begins with http:, which is not encrypted. Begin it with https:// instead, and try whether it opens.',
      '',
      'content/ has 2 faults in 2 files.',
    ].join('\n'),
  );
});

test('the same is given to tools as JSON', async () => {
  await folder.write([['videos/platform-tour.json', '']]);
  const { status, output } = run('check.ts', '--json');
  expect(status).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    faults: [
      { file: 'content/videos/platform-tour.json', line: 1, field: '', message: 'is empty' },
    ],
    warnings: [],
  });
});

test('an address that was removed without a redirect is a fault, by what git knows', async () => {
  const cwd = join(folder.root, '..');
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
  await folder.write([['pages/old.md', clientsPage.replace('path: /clients', 'path: /old')]]);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'All');
  git('checkout', '-qb', 'change');
  git('mv', 'content/pages/old.md', 'content/pages/new.md');
  await folder.write([['pages/new.md', clientsPage.replace('path: /clients', 'path: /new')]]);
  git('commit', '-qam', 'Rename');
  const { status, output } = run('check.ts');
  expect(status).toBe(1);
  expect(output).toContain('lacks "/old", which was the address of content/pages/old.md.');
  const redirects = [{ from: '/old', to: '/new', permanent: true }];
  await folder.write([['redirects.json', `${JSON.stringify({ redirects }, null, 2)}\n`]]);
  expect(run('check.ts')).toEqual({
    status: 0,
    output: 'content/ is valid: 9 files and 2 pictures.',
  });
  expect(run('check.ts', '--against', 'nowhere').output).toContain(
    'not looked for: git knows no common version with nowhere.',
  );
}, 60_000);

test('what is held back today is counted, and listed when asked for', async () => {
  const held = video.replace('"A tour', '"Another tour');
  const words = clientsPage.replace('  - type: showcase', '  - type: showcase\n    draft: true');
  await folder.write([
    ['pages/clients.md', words],
    ['videos/another.json', held],
  ]);
  const { output } = run('check.ts');
  expect(output).toContain(skipped);
  expect(output).toMatch(
    /^content\/ is valid: 8 files and 2 pictures.* 1 part held back today\.$/m,
  );
  expect(run('check.ts', '--drafts').output).toContain(
    'Held back today:\n\ncontent/pages/clients.md:38  sections[3].draft\n  is a draft.\n',
  );
  await folder.write([['../check.json', run('check.ts', '--json').output]]);
  expect(readChecked(join(folder.root, '../check.json')).drafts).toMatchObject([
    { file: 'content/pages/clients.md', field: 'sections[3].draft', message: 'is a draft' },
  ]);
});

test('what is left before going live is listed, and fails nothing', () => {
  const { status, output } = run('check.ts', '--launch');
  expect(status).toBe(0);
  expect(output).toContain('content/testimonials/dealer-partner.json:6  sample');
  expect(output).toMatch(/6 things to replace before going live\.$/);
});

test('an option that is not known is refused', () => {
  expect(run('check.ts', '--lunch')).toMatchObject({ status: 1 });
});

test('a new page is made, and said where', () => {
  const made = run('new.ts', 'page', 'architects');
  expect(made.status).toBe(0);
  expect(made.output).toContain('Made content/pages/architects.md.');
  expect(run('check.ts').status).toBe(0);
  expect(run('new.ts', 'page', 'architects')).toMatchObject({ status: 1 });
  expect(run('new.ts', 'page')).toMatchObject({ status: 1 });
});

test.each(['testimonial', 'video'])('of a new %s it is said how a page shows it', (noun) => {
  expect(run('new.ts', noun, 'in-the-studio').output).toContain(`  ${noun}: in-the-studio\n`);
});
