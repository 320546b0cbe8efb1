import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = '.github/workflows';
const jobs = readdirSync(folder).flatMap((file): [string, { steps?: { run?: string }[] }][] =>
  Object.entries(parse(readFileSync(join(folder, file), 'utf8')).jobs),
);
const steps = jobs.flatMap(([, job]) => job.steps ?? []);

/** The commands of a step, by the name of its job. */
function commandsOf(name: string, contains: string): string {
  const step = jobs
    .filter(([job]) => job === name)
    .flatMap(([, job]) => job.steps ?? [])
    .find(({ run }) => run?.includes(contains));
  return step?.run ?? '';
}

/** Runs commands of a workflow in a folder, with stand-ins for some programs. */
function runCommands(
  commands: string,
  env: Record<string, string>,
  programs: Record<string, string>,
  files: Record<string, string> = {},
) {
  const runner = mkdtempSync(join(tmpdir(), 'runner-'));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(
      join(runner, name),
      `#!/bin/sh\necho "${name} $@" >> ${runner}/calls\n${script}\n`,
    );
    chmodSync(join(runner, name), 0o755);
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(runner, name), text);
  const output = join(runner, 'output');
  writeFileSync(output, '');
  writeFileSync(join(runner, 'calls'), '');
  const PATH = `${runner}:${process.env.PATH}`;
  const options = {
    cwd: runner,
    env: { PATH, RUNNER_TEMP: runner, GITHUB_OUTPUT: output, ...env },
  };
  const { status } = spawnSync('bash', ['-e', '-c', commands], options);
  const [calls, told] = [readFileSync(join(runner, 'calls'), 'utf8'), readFileSync(output, 'utf8')];
  rmSync(runner, { recursive: true });
  return { status, calls, told };
}

describe('the day', () => {
  const day = commandsOf('due', 'npm run --silent due');

  test.each([
    ['is built for the first time', '', '', 'due=yes\n'],
    [
      'is built where something has fallen due',
      '2027-01-01',
      '2027-01-02  content/a.md',
      'due=yes\n',
    ],
    ['is not built where nothing has', '2027-01-01', '', ''],
  ])('%s', (_, since, due, told) => {
    const programs = { gh: `echo "${since}"`, npm: `test -z "${due}" || echo "${due}"` };
    expect(runCommands(day, {}, programs)).toMatchObject({ status: 0, told });
  });

  test('is not assumed done when unknown', () => {
    const programs = { gh: 'echo 2027-01-01', npm: 'exit 1' };
    expect(runCommands(day, {}, programs)).toMatchObject({ status: 1, told: '' });
  });
});

describe('a change', () => {
  const change = commandsOf('change', 'git diff');

  test.each([
    ['of content only', 'content/pages/clients.md', 'words=yes\n'],
    ['of words and code', 'content/pages/clients.md\nsrc/theme.ts', ''],
  ])('%s', (_, files, told) => {
    const programs = { gh: 'echo 1234567', git: `printf '${files}\n'` };
    expect(runCommands(change, {}, programs)).toMatchObject({ status: 0, told });
  });

  test('since an unknown commit', () => {
    const programs = { gh: '', git: 'exit 128' };
    expect(runCommands(change, {}, programs)).toMatchObject({ status: 0, told: '' });
  });
});

describe('the issue of the monitor', () => {
  const issue = commandsOf('issue', 'gh issue');
  const gh = (open: string) => ({ gh: `case "$2" in list) echo "${open}";; esac` });

  test.each([
    ['is opened where something is wrong', 'wrong', '', 'gh issue create'],
    ['is opened where nothing could be looked at', '', '', 'gh issue create'],
    ['says what is wrong now', 'wrong', '12', 'gh issue edit 12'],
    ['is closed where nothing is wrong any more', 'fine', '12', 'gh issue close 12'],
  ])('%s', (_, STATUS, open, call) => {
    const { status, calls } = runCommands(issue, { STATUS, REPORT: 'a\nb', RUN: 'run' }, gh(open));
    expect(status).toBe(0);
    expect(calls.match(/^gh issue (?!list).*/gm)).toEqual([expect.stringContaining(call)]);
  });

  test('is not opened while all is well', () => {
    const { calls } = runCommands(issue, { STATUS: 'fine', REPORT: '', RUN: '' }, gh(''));
    expect(calls.trim().split('\n')).toEqual([expect.stringMatching(/^gh issue list/)]);
  });
});

describe('the comment on a pull request', () => {
  const comment = commandsOf('comment', 'gh pr comment');
  const env = {
    NUMBER: '12',
    REPOSITORY: 'a/b',
    BRANCH: 'Words/Spring_2027',
    PICTURES: 'https://p',
  };
  const gh = { gh: 'cat comment.md >> "$RUNNER_TEMP/calls"' };

  test.each([
    ['https://deploy-preview-{number}--a.netlify.app', 'https://deploy-preview-12--a.netlify.app'],
    ['https://{branch}.a.pages.dev/', 'https://words-spring-2027.a.pages.dev'],
  ])('links to the preview at %s', (PREVIEW, address) => {
    const { status, calls } = runCommands(comment, { ...env, PREVIEW }, gh, {
      'report.md': 'Words',
    });
    expect(status).toBe(0);
    expect(calls).toContain(`[Preview](${address}) · [What changes](${address}/_changes/) · `);
    expect(calls).toMatch(/\[Pictures of before and after\]\(https:\/\/p\)\n\nWords/);
  });

  test('names no preview if the host has none', () => {
    const { calls } = runCommands(comment, { ...env, PREVIEW: '' }, gh, { 'report.md': 'Words' });
    expect(calls).toContain('## What changes for visitors\n\n[Pictures of before and after]');
  });
});

test('the monitor passes on what it has found', () => {
  const look = commandsOf('look', 'npm run --silent monitor');
  const env = { SITE_URL: 'https://www.casegood.example', SEND: 'yes', NO_HEADERS: '' };
  const { calls, told } = runCommands(look, env, { npm: 'echo "It is wrong."; exit 1' });
  expect(calls).toBe('npm run --silent monitor -- https://www.casegood.example --send\n');
  expect(told).toMatch(/^status=wrong\nreport<<(\w+)\nIt is wrong\.\n\1\n$/);
});

test('every command that the workflow runs exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = steps.flatMap(({ run = '' }) => [
    ...run.matchAll(/npm run (?:--silent )?([\w:]+)/g),
  ]);
  expect(named.length).toBeGreaterThan(2);
  for (const [, name = ''] of named) expect(scripts).toHaveProperty([name]);
});

test('the README lists every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows =
    readFileSync('README.md', 'utf8')
      .match(/^\| `npm .*? \|/gm)
      ?.join() ?? '';
  const listed = [...rows.matchAll(/`npm (?:run )?([\w:]+)`/g)].map(([, name = '']) => name);
  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});
