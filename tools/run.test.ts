import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'homes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is added to the environment of commands, where the home folder is this one. */
function homeFrom(home: string) {
  const module = pathToFileURL(resolve('tools/run.mjs')).href;
  const script = `
    const { homeForCommands } = await import('${module}');
    homeForCommands();
    console.log(JSON.stringify(homeForCommands()));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { env: { ...process.env, HOME: home }, encoding: 'utf8' },
  );
  return { added: JSON.parse(stdout), told: stderr };
}

test('a home folder that takes files is the home of commands, and is left as it was', () => {
  expect(homeFrom(folder)).toEqual({ added: {}, told: '' });
  expect(readdirSync(folder)).toEqual([]);
});

test('in the place of one that takes none another is made, and said once', () => {
  const { added, told } = homeFrom(join(folder, 'none'));
  expect(added.HOME).toContain('casegood-home-');
  expect(told).toBe(
    `The home folder ${join(folder, 'none')} takes no files, so ${added.HOME} is used in its place.\n`,
  );
  // It was that process's.
  expect(existsSync(added.HOME)).toBe(false);
});
