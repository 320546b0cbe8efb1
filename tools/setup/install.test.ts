import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'install-'));
const site = join(folder, 'site');
const packages = join(folder, 'other/node_modules');
const record = join(packages, '.package-lock.json');

beforeEach(() => {
  for (const place of [site, packages]) mkdirSync(place, { recursive: true });
  const optional = { version: '1.0.0', optional: true };
  writeFileSync(join(site, 'package-lock.json'), lockOf('2.0.0', { 'node_modules/b': optional }));
  writeFileSync(record, lockOf('2.0.0'));
  symlinkSync(packages, join(site, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What npm records of packages, one of which has this version. */
function lockOf(version: string, others = {}) {
  return JSON.stringify({ packages: { '': {}, 'node_modules/a': { version }, ...others } });
}

/** Installs if needed; a stand-in for npm only says that it was started. */
function install() {
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho npm was started', { mode: 0o755 });
  const module = pathToFileURL(resolve('tools/setup/install.mjs')).href;
  const script = `
    const { ensureInstalled } = await import('${module}');
    await ensureInstalled().catch((error) => console.log(error.message));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: site,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return stdout;
}

test('the packages of another folder are used if they match', () => {
  expect(install()).toBe('');
  expect(existsSync(record)).toBe(true);
});

test('the packages of another folder are never reinstalled', () => {
  const installed = lockOf('1.0.0');
  writeFileSync(record, installed);
  expect(install()).toContain('node_modules is a link to another folder. Remove the link');
  expect(readFileSync(record, 'utf8')).toBe(installed);
});

test('packages of its own that don’t match are reinstalled', () => {
  rmSync(join(site, 'node_modules'));
  expect(install()).toContain('npm was started');
});
