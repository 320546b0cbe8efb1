import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  for (const name of ['site', 'other']) mkdirSync(join(folder, name));
  const optional = { version: '1.0.0', optional: true };
  write('site/package-lock.json', '2.0.0', { 'node_modules/b': optional });
  symlinkSync('../other', join(folder, 'site/node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes what npm records of packages, one of which has this version. */
function write(file: string, version: string, others = {}): void {
  const packages = { '': {}, 'node_modules/a': { version }, ...others };
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

/** Installs if needed; a stand-in for npm only says that it was started. */
function install(): string {
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho npm was started', { mode: 0o755 });
  const module = pathToFileURL(resolve('tools/setup/install.mjs')).href;
  const script = `import('${module}')
    .then(({ ensureInstalled }) => ensureInstalled())
    .catch((error) => console.log(error.message));`;
  const { stdout } = spawnSync(process.execPath, ['--eval', script], {
    cwd: join(folder, 'site'),
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return stdout;
}

test('the packages of another folder are used if they match', () => {
  write('other/.package-lock.json', '2.0.0');
  expect(install()).toBe('');
});

test('the packages of another folder are never reinstalled', () => {
  write('other/.package-lock.json', '1.0.0');
  expect(install()).toContain('node_modules is a link to another folder. Remove the link');
});

test('packages of its own that are missing are installed', () => {
  rmSync(join(folder, 'site/node_modules'));
  expect(install()).toContain('npm was started');
});
