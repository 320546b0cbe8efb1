import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'install-'));
const source = pathToFileURL(resolve('tools/setup/install.mjs')).href;
const script = `import('${source}')
  .then(({ ensureInstalled }) => ensureInstalled())
  .catch((error) => console.log(error.message));`;

beforeAll(() => {
  for (const name of ['site', 'other']) mkdirSync(join(folder, name));
  const optional = { version: '1.0.0', optional: true };
  write('site/package-lock.json', '2.0.0', { 'node_modules/b': optional });
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho npm was started: $*', { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes what npm records of packages, one of which has this version. */
function write(file: string, version: string, others = {}): void {
  const packages = { '': {}, 'node_modules/a': { version }, ...others };
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

test.each([
  ['of another folder that match are used', '2.0.0', /^$/],
  [
    'of another folder that don’t are never reinstalled',
    '1.0.0',
    /node_modules is a link to another folder\. Remove the link/,
  ],
  ['of its own that are missing are installed', undefined, /npm was started: ci --include=dev/],
])('packages %s', (_, linked, said) => {
  const cwd = join(folder, 'site');
  rmSync(join(cwd, 'node_modules'), { force: true });
  if (linked) {
    symlinkSync('../other', join(cwd, 'node_modules'));
    write('other/.package-lock.json', linked);
  }
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const options = { cwd, env, encoding: 'utf8' } as const;
  expect(spawnSync(process.execPath, ['--eval', script], options).stdout).toMatch(said);
});
