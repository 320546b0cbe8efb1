import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { today } from '../kit/content/fields/day';
import { checkReport } from '../kit/review/checkReport';
import { clientsPage, goodContent } from '../test/contentCases/goodContent';
import { type ContentFolder, makeContentFolder } from '../test/jest/contentFolder';

const valid = 'content/ is valid: 7 files, 0 parts unpublished today.';

let folder: ContentFolder;

beforeEach(async () => {
  folder = await makeContentFolder(goodContent);
});

function check(options: Partial<Parameters<typeof checkReport>[0]> = {}) {
  return checkReport({ today: today(), ...options }, dirname(folder.root));
}

/** Runs one of the tools as `npm run` does, in the folder that has the content in it. */
function run(tool: string, words: string[] = [], env = {}) {
  const args = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('tools', tool)];
  const cwd = dirname(folder.root);
  const options = { cwd, env: { ...process.env, ...env } };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...words], options);
  return { status, output: `${stdout}${stderr}`.trim() };
}

test('problems are reported with their number, and fail', async () => {
  await folder.write([
    ['site.json', String(goodContent.get('site.json')).replace('hello@', 'hello')],
    ['images/wide.png', 'x'],
  ]);
  const { status, output } = run('check.ts');
  expect(status).toBe(1);
  expect(output.split('\n\n')).toEqual([
    expect.stringMatching(/^content\/images\/wide.png:1\n {2}/),
    expect.stringMatching(/^content\/site.json:3 {2}email\n {2}/),
    'content/ has 2 problems.',
  ]);
});

test('with SITE_URL, the site’s own address is known, and formatting leaves it out', async () => {
  const redirects = (to: string) =>
    JSON.stringify({ redirects: [{ from: 'https://casegood.com/old/', to }] });
  const env = { SITE_URL: 'https://www.casegood.com' };
  await folder.write([['redirects.json', redirects('https://casegood.com/old')]]);
  expect(run('check.ts').status).toBe(0);
  expect(run('check.ts', [], env)).toEqual({
    status: 1,
    output: expect.stringContaining('leads to "/old", which redirects to "/old"'),
  });
  await folder.write([['redirects.json', redirects('https://casegood.com/clients/')]]);
  expect(run('formatContent.ts', [], env).status).toBe(0);
  const written = readFileSync(join(folder.root, 'redirects.json'), 'utf8');
  expect(JSON.parse(written)).toEqual({ redirects: [{ from: '/old', to: '/clients' }] });
}, 60_000);

describe('where git can’t tell which addresses were removed, it says why', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  test.each<[what: string, env: Record<string, string>, isRepository: boolean, said: string]>([
    ['there is no repository', {}, false, 'git says:\nfatal: not a git repository'],
    // What git’s own tests set, where it belongs to this one.
    [
      'it belongs to another account',
      { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' },
      true,
      'git config --global --add safe.directory ',
    ],
    ['there is no git', { PATH: '/nowhere' }, true, 'git is not installed here.'],
  ])('such as that %s', async (_, env, isRepository, said) => {
    const cwd = dirname(folder.root);
    if (isRepository) spawnSync('git', ['init', '-q'], { cwd });
    Object.assign(process.env, env);
    const told = check({ against: 'main' });
    await expect(told).rejects.toThrow('There is no earlier version to compare with: ');
    await expect(told).rejects.toThrow(said);
  });
});

test('with a revision, an address that was removed since then without a redirect is a problem', async () => {
  const cwd = dirname(folder.root);
  const settings = ['user.name=A', 'user.email=a@a.example', 'init.defaultBranch=main'];
  const git = (...words: string[]) => {
    const args = [...settings.flatMap((setting) => ['-c', setting]), ...words];
    expect(spawnSync('git', args, { cwd }).status).toBe(0);
  };
  const against = 'main';
  const page = clientsPage.replace('know what', 'see what');
  await folder.write([['pages/old.md', page.replace('path: /clients', 'path: /old')]]);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'All');
  expect((await check({ against })).failed).toBe(false);
  git('checkout', '-qb', 'change');
  git('mv', 'content/pages/old.md', 'content/pages/new.md');
  await folder.write([['pages/new.md', page.replace('path: /clients', 'path: /new')]]);
  git('commit', '-qam', 'Rename');
  expect(await check()).toEqual({ failed: false, text: valid });
  const { failed, text } = await check({ against });
  expect(failed).toBe(true);
  expect(text).toContain('"/old"');
  const redirects = [{ from: '/old', to: '/new', permanent: true }];
  await folder.write([['redirects.json', JSON.stringify({ redirects })]]);
  expect(await check({ against })).toEqual({ failed: false, text: valid });
  for (const unknown of ['nowhere', '--all', '']) {
    await expect(check({ against: unknown })).rejects.toThrow(`"${unknown}". Name a branch`);
  }
  git('checkout', '-q', 'main');
  const clone = join(cwd, 'clone');
  git('clone', '-q', '--depth=1', '--branch=change', `file://${cwd}`, clone);
  await expect(checkReport({ today: today(), against }, clone)).rejects.toThrow('is shallow');
}, 60_000);

test('what is unpublished, and what is left to do, is listed when asked for', async () => {
  const text = clientsPage.replace('  - type: cards', '  - type: cards\n    draft: true');
  await folder.write([['pages/clients.md', text]]);
  const drafts = await check({ drafts: true });
  expect(drafts.text).toContain('content/pages/clients.md:19  sections[1].draft\n');
  expect(drafts.text).toContain('1 part unpublished today.');
  const launch = await check({ launch: true });
  expect(launch.failed).toBe(false);
  expect(launch.text).toContain('content/site.json:3  email\n');
  expect(launch.text).toMatch(/^\d+ things to do before the site goes live: .*\d in site.json/);
});
