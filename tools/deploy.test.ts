import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = '.github/workflows';
/** The commands of every step of the workflows. */
const commands = readdirSync(folder).flatMap((file) => {
  const { jobs } = parse(readFileSync(join(folder, file), 'utf8'));
  return Object.values<{ steps?: { run?: string }[] }>(jobs)
    .flatMap(({ steps = [] }) => steps)
    .flatMap(({ run = [] }) => run);
});

/** Runs the commands that contain these words with stand-ins for programs. */
function runStep(words: string, programs: Record<string, string>, env = {}) {
  const runner = mkdtempSync(join(tmpdir(), 'runner-'));
  const [calls, output] = [join(runner, 'calls'), join(runner, 'output')];
  for (const [name, script] of Object.entries(programs)) {
    const text = `#!/bin/sh\necho "${name} $@" >> ${calls}\n${script}\n`;
    writeFileSync(join(runner, name), text, { mode: 0o755 });
  }
  for (const file of [calls, output]) writeFileSync(file, '');
  const step = commands.find((each) => each.includes(words)) ?? 'exit 127';
  const PATH = `${runner}:${process.env.PATH}`;
  const { status } = spawnSync('bash', ['-e', '-c', step], {
    cwd: runner,
    env: { PATH, RUNNER_TEMP: runner, GITHUB_OUTPUT: output, ...env },
  });
  const read = (file: string) => readFileSync(file, 'utf8');
  const ran = { status, calls: read(calls), told: read(output) };
  rmSync(runner, { recursive: true });
  return ran;
}

test.each([
  ['the first day is built', '', '', { status: 0, told: 'due=yes\n' }],
  ['a day is built where something is due', '2027-01-01', 'echo due', { told: 'due=yes\n' }],
  ['a day is not built where nothing is', '2027-01-01', '', { status: 0, told: '' }],
  ['a day is not taken for done when unknown', '2027-01-01', 'exit 1', { status: 1 }],
])('%s', (_, since, npm, expected) => {
  expect(runStep('npm run --silent due', { gh: `echo "${since}"`, npm })).toMatchObject(expected);
});

test.each([
  ['a host by its hook', 'https://h', /^curl .* https:\/\/h\n$/],
  ['nothing without the hook', '', /^$/],
])('what is due builds %s', (_, BUILD_HOOK, calls) => {
  const ran = runStep('BUILD_HOOK', { curl: '' }, { BUILD_HOOK });
  expect(ran).toMatchObject({ status: 0, calls: expect.stringMatching(calls) });
});

test('the README lists every command, and every one that the workflows run exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows = readFileSync('README.md', 'utf8').match(/^\| `npm .*? \|/gm) ?? [];
  const listed = rows.map((row) => /`npm (?:run )?([\w:]+)`/.exec(row)?.[1]);
  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  const run = commands.flatMap((each) => [...each.matchAll(/npm run (?:--silent )?([\w:]+)/g)]);
  expect(run.length).toBeGreaterThan(2);
  for (const [, name = ''] of run) expect(scripts).toHaveProperty([name]);
});
