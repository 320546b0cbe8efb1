import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
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

test('a report is made of two builds elsewhere', () => {
  test.setTimeout(20 * 60_000);
  edit('content/pages/clients.md', 'title: The page', 'title: That page');
  commit('Say each instead of every');
  edit('content/site.json', '"line": "A line', '"line": "Another line');
  const args = ['tools/preview/cli.ts', '--against', 'HEAD~1'];
  const comment = execFileSync(
    process.execPath,
    [resolve('node_modules/tsx/dist/cli.mjs'), ...args],
    { cwd: copy.folder, env: { ...process.env, NODE_ENV: undefined }, encoding: 'utf8' },
  );
  expect(comment).toContain('### `/clients`\n\n- ~~The~~ **That** page');
  expect(comment).toMatch(/### Around `\/`, `\/404`, .*\n\n- ~~A~~ \*\*Another\*\* line/);
  expect(comment).not.toContain('is gone');
  for (const folder of ['public', '.cache']) {
    expect([folder, existsSync(join(copy.folder, folder))]).toEqual([folder, false]);
  }
  expect(existsSync(join(copy.folder, '.preview/report.html'))).toBe(true);
});
