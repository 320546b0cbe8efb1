import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'folders-')));
afterAll(() => rmSync(root, { recursive: true }));

const refuser = resolve('tools/setup/folder.cjs');

/** A new folder with this name. */
function folderCalled(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

// A build and the dev server were tried in folders with each of these names.
test.each([
  ['casegood (2)', '('],
  ['a)b', ')'],
  ['a#b', '#'],
  ["Ann's site", "'"],
  ['100%', '%'],
  ['what?', '?'],
  ['new!', '!'],
  ['a[b', '['],
  ['{a', '{'],
  ['a*b', '*'],
  ['a:b', ':'],
  ['a\\b', '\\'],
  ['a|b', '|'],
  ['a\tb', 'a control character'],
  ['node_modules/casegood', 'node_modules'],
  ['a#b/within/it', '#'],
])('a folder called %s is refused', (name, sign) => {
  const cwd = folderCalled(name);
  const { status, stderr } = spawnSync(process.execPath, [refuser], { cwd, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Gatsby can’t work in a folder with ${sign} in its path. Rename it, then try again: ${cwd}\n`,
  );
});

test.each(['a b,c=d;e@f~g+h^i_j-k.l&m$n', 'möbel-家具-🪑', 'a"b`c', 'a]b}c<d>e', '.hidden', '-x'])(
  'a folder called %s is not',
  (name) => {
    const cwd = folderCalled(name);
    expect(spawnSync(process.execPath, [refuser], { cwd, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
  },
);

test.each(['start', 'test', 'run build', 'run dev', 'run preview'])(
  'npm %s says it before anything else',
  (command) => {
    const cwd = folderCalled('casegood (3)');
    for (const name of ['package.json', 'tools']) {
      cpSync(name, join(cwd, name), { recursive: true });
    }
    const words = ['--silent', ...command.split(' ')];
    const { status, stdout, stderr } = spawnSync('npm', words, { cwd, encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^Gatsby .*\n$/)]);
  },
);
