import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'ready-'));
const pretence = join(root, 'pretend.cjs');

beforeAll(() => {
  writeFileSync(
    pretence,
    `const value = process.env.PRETENDED;
    Object.defineProperty(process, 'version', { value: 'v' + value });
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: value } });`,
  );
  writeFileSync(join(root, 'npm'), '#!/bin/sh\necho npm was started: $*', { mode: 0o755 });
});
afterAll(() => rmSync(root, { recursive: true }));

/** What a command says before it begins, in a folder with these packages installed. */
function say(command: string, { version = '24.0.0', installed = ['a', 'b'] }) {
  const cwd = join(root, 'a folder');
  mkdirSync(join(cwd, 'node_modules'), { recursive: true });
  const write = (file: string, names: string[]) => {
    const list = names.map((name) => [
      `node_modules/${name}`,
      { version: '1.0.0', dev: name === 'b' },
    ]);
    writeFileSync(join(cwd, file), JSON.stringify({ packages: Object.fromEntries(list) }));
  };
  write('package-lock.json', ['a', 'b']);
  write('node_modules/.package-lock.json', installed);
  const env = { ...process.env, PATH: `${root}:${process.env.PATH}`, PRETENDED: version };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', pretence, resolve('tools/setup/ready.cjs')],
    { cwd, env: { ...env, npm_lifecycle_event: command }, encoding: 'utf8' },
  );
  return stdout + stderr;
}

test.each([
  ['0.12.18', '20.19'],
  ['20.18.3', '20.19'],
  ['22.11.0', '22.12'],
])('Node %s is refused', (version, needed) => {
  const said = `This needs Node ${needed} or later, and v${version} is running.\n`;
  expect(say('start', { version })).toBe(said);
});

test.each(['20.19.0', '22.12.0', '24.0.0', '26.10.0', '100.0.0'])('Node %s is not', (version) => {
  expect(say('build', { version })).toBe('');
});

test.each([
  ['start', [], 'npm was started: ci --include=dev'],
  ['test', ['a'], 'npm was started: ci --include=dev'],
  ['build', ['b'], 'Run: npm ci --include=dev'],
])('npm run %s with %j installed', (command, installed, said) => {
  expect(say(command, { installed })).toContain(said);
});

test('a host needs no packages for development', () => {
  expect(say('build', { installed: ['a'] })).toBe('');
});
