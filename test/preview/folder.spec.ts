import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite, type SiteCopy } from '../support/siteCopy';

let copy: SiteCopy;

test.beforeAll(() => {
  copy = copySite();
  copyFileSync('package-lock.json', join(copy.folder, 'package-lock.json'));
  // The packages are a link here, which is no folder.
  const ignored = readFileSync('.gitignore', 'utf8').replace('node_modules/', 'node_modules');
  writeFileSync(join(copy.folder, '.gitignore'), ignored);
  git('init', '--quiet', '--initial-branch=main');
  commit('Begin');
});

test.afterAll(() => copy.remove());

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@site.example'];
  execFileSync('git', [...identity, ...args], { cwd: copy.folder });
}

function commit(words: string): void {
  git('add', '--all');
  git('commit', '--quiet', '-m', words);
}

function edit(place: string, from: string, to: string): void {
  const file = join(copy.folder, place);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('a report is made of two builds elsewhere, and begins with what was done', () => {
  test.setTimeout(20 * 60_000);
  edit('content/pages/clients.md', 'title: The page', 'title: That page');
  commit('Say each instead of every\n\nWith a reason.');
  edit('content/site.json', '"line": "A line', '"line": "Another line');
  copyFileSync(
    join(copy.folder, 'content/images/wide.png'),
    join(copy.folder, 'content/images/another.png'),
  );
  rmSync(join(copy.folder, 'content/redirects.json'));
  const out = execFileSync(
    process.execPath,
    [
      resolve('node_modules/tsx/dist/cli.mjs'),
      'tools/preview/cli.ts',
      '--against',
      'HEAD~1',
      '--json',
    ],
    { cwd: copy.folder, env: { ...process.env, NODE_ENV: undefined }, encoding: 'utf8' },
  );
  const report = JSON.parse(out);
  expect(report.commits).toEqual([
    { hash: expect.stringMatching(/^[0-9a-f]{7,}$/), subject: 'Say each instead of every' },
  ]);
  expect(report.contentFiles).toEqual([
    { file: 'content/pages/clients.md', how: 'changes' },
    { file: 'content/redirects.json', how: 'is gone' },
    { file: 'content/site.json', how: 'changes' },
    { file: 'content/images/another.png', how: 'is new' },
  ]);
  expect(report.pages).toMatchObject([
    {
      path: '/clients',
      sections: [
        { name: 'That page of the other audience', how: 'changed' },
        { name: 'Share picture', how: 'changed' },
      ],
    },
  ]);
  expect(report.shared).toMatchObject([{ where: 'footer', everywhere: true }]);
  for (const folder of ['public', '.cache']) {
    expect([folder, existsSync(join(copy.folder, folder))]).toEqual([folder, false]);
  }
  expect(existsSync(join(copy.folder, '.preview/report.html'))).toBe(true);
});
