import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

interface Run {
  /** The job, and what is in its step. */
  step: readonly [job: string, contains: string];
  env?: Record<string, string>;
  /** Stand-ins for programs: what each does. */
  programs: Record<string, string>;
}

/** Runs the commands of a step in a folder that holds a report. */
function runStep({ step: [job, contains], env, programs }: Run) {
  const runner = mkdtempSync(join(tmpdir(), 'runner-'));
  const [calls, output] = [join(runner, 'calls'), join(runner, 'output')];
  for (const [name, script] of Object.entries(programs)) {
    const text = `#!/bin/sh\necho "${name} $@" >> ${calls}\n${script}\n`;
    writeFileSync(join(runner, name), text, { mode: 0o755 });
  }
  writeFileSync(join(runner, 'report.md'), 'Words');
  for (const file of [calls, output]) writeFileSync(file, '');
  const { status } = spawnSync('bash', ['-e', '-c', commandsOf(job, contains)], {
    cwd: runner,
    env: {
      PATH: `${runner}:${process.env.PATH}`,
      RUNNER_TEMP: runner,
      GITHUB_OUTPUT: output,
      ...env,
    },
  });
  const read = (file: string) => readFileSync(file, 'utf8');
  const ran = { status, calls: read(calls), told: read(output) };
  rmSync(runner, { recursive: true });
  return ran;
}

function day(since: string, npm: string): Run {
  const programs = { gh: `echo "${since}"`, npm };
  return { step: ['due', 'npm run --silent due'], programs };
}

function change(git: string): Run {
  return { step: ['change', 'git diff'], programs: { gh: 'echo 1234567', git } };
}

function issue(STATUS: string, open: string): Run {
  const gh = `case "$2" in list) echo "${open}";; esac`;
  const env = { STATUS, REPORT: 'a\nb', RUN: 'run' };
  return { step: ['issue', 'gh issue'], env, programs: { gh } };
}

function comment(PREVIEW: string): Run {
  const env = {
    NUMBER: '12',
    REPOSITORY: 'a/b',
    BRANCH: 'Words/Spring_2027',
    PICTURES: 'https://p',
  };
  const programs = { gh: 'cat comment.md >> "$RUNNER_TEMP/calls"' };
  return { step: ['comment', 'gh pr comment'], env: { ...env, PREVIEW }, programs };
}

test.each<[what: string, run: Run, expected: object]>([
  ['the first day is built', day('', ''), { status: 0, told: 'due=yes\n' }],
  ['a day is built where something is due', day('2027-01-01', 'echo due'), { told: 'due=yes\n' }],
  ['a day is not built where nothing is', day('2027-01-01', ''), { status: 0, told: '' }],
  ['a day is not taken for done when unknown', day('2027-01-01', 'exit 1'), { status: 1 }],
  [
    'a change of content only is one of words',
    change('echo content/pages/clients.md'),
    { status: 0, told: 'words=yes\n' },
  ],
  ['a change of code is not', change('echo content/a.md; echo src/theme.ts'), { told: '' }],
  ['nor one since an unknown commit', change('exit 128'), { status: 0, told: '' }],
  ['an issue is opened if something is wrong', issue('wrong', ''), called('create')],
  ['and if nothing could be checked', issue('', ''), called('create')],
  ['an open issue says what is wrong now', issue('wrong', '12'), called('edit 12')],
  ['it is closed once nothing is wrong', issue('fine', '12'), called('close 12')],
  [
    'a comment links to a preview by its number',
    comment('https://deploy-preview-{number}--a.netlify.app'),
    { calls: withPreview('https://deploy-preview-12--a.netlify.app') },
  ],
  [
    'or by its branch',
    comment('https://{branch}.a.pages.dev/'),
    { calls: withPreview('https://words-spring-2027.a.pages.dev') },
  ],
  [
    'and to none if the host has none',
    comment(''),
    {
      calls: expect.stringContaining(
        '## What changes for visitors\n\n[Pictures of before and after](https://p)\n\nWords',
      ),
    },
  ],
  [
    'the monitor passes on what it has found',
    {
      step: ['look', 'npm run --silent monitor'],
      env: { SITE_URL: 'https://www.casegood.example', SEND: 'yes', NO_HEADERS: '' },
      programs: { npm: 'echo "It is wrong."; exit 1' },
    },
    {
      calls: 'npm run --silent monitor -- https://www.casegood.example --send\n',
      told: expect.stringMatching(/^status=wrong\nreport<<(\w+)\nIt is wrong\.\n\1\n$/),
    },
  ],
])('%s', (_, run, expected) => {
  expect(runStep(run)).toMatchObject(expected);
});

test('no issue is opened while all is well', () => {
  expect(runStep(issue('fine', '')).calls).toMatch(/^gh issue list .*\n$/);
});

function called(words: string) {
  return { status: 0, calls: expect.stringMatching(new RegExp(`\n?gh issue ${words}`)) };
}

function withPreview(address: string) {
  return expect.stringContaining(`[Preview](${address}) · [What changes](${address}/_changes/) · `);
}

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
