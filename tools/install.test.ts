import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
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
  writeFileSync(join(site, 'package-lock.json'), '{}');
  // After the lock file, as npm does: the younger of the two tells whether the packages fit.
  writeFileSync(record, '{}');
  symlinkSync(packages, join(site, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs where it is needed; an npm that is started would only say so. */
function install() {
  const npm = join(folder, 'npm-cli.js');
  writeFileSync(npm, "console.log('npm was started')");
  const module = pathToFileURL(resolve('tools/install.mjs')).href;
  const script = `
    const { ensureInstalled } = await import('${module}');
    await ensureInstalled().catch((error) => console.log(error.message));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: site,
    env: { ...process.env, npm_execpath: npm },
    encoding: 'utf8',
  });
  return stdout;
}

test('the packages of another folder are used where they fit', () => {
  expect(install()).toBe('');
  expect(existsSync(record)).toBe(true);
});

test('the packages of another folder are never installed anew', () => {
  utimesSync(record, 0, 0);
  expect(install()).toContain('node_modules is a link to those of another folder. Remove the link');
  expect(readFileSync(record, 'utf8')).toBe('{}');
});

test('packages of its own that do not fit are installed anew', () => {
  rmSync(join(site, 'node_modules'));
  expect(install()).toContain('npm was started');
});
