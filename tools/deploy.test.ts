import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { writeHosting } from '../src/build/hosting/writeHosting';

interface Job {
  permissions?: Record<string, string>;
  uses?: string;
  steps?: { uses?: string; id?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: object;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file): Workflow & { text: string } => {
  const text = readFileSync(join(folder, file), 'utf8');
  return { text, ...parse(text) };
});
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs));
const steps = jobs.flatMap(([, job]) => job.steps ?? []);

/** The commands of a step, by the name of its job. */
function commandsOf(name: string, contains: string): string {
  const step = jobs
    .filter(([job]) => job === name)
    .flatMap(([, job]) => job.steps ?? [])
    .find(({ run }) => run?.includes(contains));
  return step?.run ?? '';
}

test('every action is pinned by its commit, with its version beside it', () => {
  const lines = workflows.flatMap(({ text }) => text.match(/uses: (?!\.\/).*/g) ?? []);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('workflows may read, and a job more only where it needs it', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
  const more = jobs.filter(([, { permissions }]) =>
    Object.values(permissions ?? {}).includes('write'),
  );
  expect(more.map(([name, { permissions }]) => [name, permissions]).sort()).toEqual([
    ['comment', { 'pull-requests': 'write' }],
    ['deploy', { pages: 'write', 'id-token': 'write' }],
    ['issue', { issues: 'write' }],
  ]);
  // What may write checks nothing out, so that it runs no code of a pull request.
  for (const [, job] of more) {
    expect(job.steps?.some(({ uses }) => uses?.startsWith('actions/checkout'))).toBe(false);
  }
});

test('no text of a pull request becomes part of a command', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

/** Runs commands of a workflow in a folder, with programs in the place of those of the same name. */
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

  test('is not taken for done where it can’t be told', () => {
    const programs = { gh: 'echo 2027-01-01', npm: 'exit 1' };
    expect(runCommands(day, {}, programs)).toMatchObject({ status: 1, told: '' });
  });
});

describe('a change', () => {
  const change = commandsOf('change', 'git diff');

  test.each([
    ['of words alone', 'content/pages/clients.md', 'words=yes\n'],
    ['of words and code', 'content/pages/clients.md\nsrc/theme.ts', ''],
  ])('%s', (_, files, told) => {
    const programs = { gh: 'echo 1234567', git: `printf '${files}\n'` };
    expect(runCommands(change, {}, programs)).toMatchObject({ status: 0, told });
  });

  test('since a commit that nobody knows', () => {
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
  ])('leads to the preview at %s', (PREVIEW, address) => {
    const { status, calls } = runCommands(comment, { ...env, PREVIEW }, gh, {
      'report.md': 'Words',
    });
    expect(status).toBe(0);
    expect(calls).toContain(`[Preview](${address}) · [What changes](${address}/_changes/) · `);
    expect(calls).toMatch(/\[Pictures of before and after\]\(https:\/\/p\)\n\nWords/);
  });

  test('names no preview where the host has none', () => {
    const { calls } = runCommands(comment, { ...env, PREVIEW: '' }, gh, { 'report.md': 'Words' });
    expect(calls).toContain('## What changes for visitors\n\n[Pictures of before and after]');
  });
});

test('the monitor hands over what it has found', () => {
  const look = commandsOf('look', 'npm run --silent monitor');
  const env = { SITE_URL: 'https://www.casegood.example', SEND: 'yes', NO_HEADERS: '' };
  const { calls, told } = runCommands(look, env, { npm: 'echo "It is wrong."; exit 1' });
  expect(calls).toBe('npm run --silent monitor -- https://www.casegood.example --send\n');
  expect(told).toMatch(/^status=wrong\nreport<<(\w+)\nIt is wrong\.\n\1\n$/);
});

test('the history is there where removed addresses are looked for', () => {
  for (const [name, { steps = [] }] of jobs) {
    if (!steps.some(({ run }) => run?.includes('.ci/run') || run?.includes('--against'))) continue;
    const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout'));
    expect([name, checkout?.with?.['fetch-depth']]).toEqual([name, 0]);
  }
});

test('every command that the workflow runs is there', () => {
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

describe('what hosts do after the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const commands = {
    Netlify: /command = "(.*)"/.exec(readFileSync('netlify.toml', 'utf8'))?.[1],
    'Cloudflare Pages': /Build command: `(.*?)`/.exec(readFileSync('docs/deploy.md', 'utf8'))?.[1],
    'GitHub Pages': steps.find(({ run }) => run?.startsWith('cp '))?.run,
  };

  beforeEach(() => {
    for (const place of ['public', 'public/clients']) {
      mkdirSync(join(folder, place), { recursive: true });
      writeFileSync(join(folder, place, 'index.html'), place);
    }
    const site = {
      siteUrl: 'https://www.casegood.example',
      prefix: '',
      paths: ['/', '/clients'],
      redirects: [{ from: '/old', to: '/clients', permanent: true }],
      playerOrigins: [],
      scripts: [],
      drafts: false,
      noindex: false,
      language: 'en',
      email: 'hello@casegood.example',
      securityPolicy: undefined,
    };
    writeHosting(folder, site, '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each(Object.entries(commands))('%s serves each page without a detour', (host, command) => {
    const after = command?.replace('npm run build', 'true') ?? '';
    expect(execFileSync('sh', ['-ec', after], { cwd: folder, encoding: 'utf8' })).toBe('');
    expect(readFileSync(join(folder, 'public/clients.html'), 'utf8')).toBe('public/clients');
    // Elsewhere a page in its place would stand before the real redirect.
    expect(existsSync(join(folder, 'public/old.html'))).toBe(host === 'GitHub Pages');
  });

  test('the container takes what is there to where its server looks for it', () => {
    const container = readFileSync('Containerfile', 'utf8');
    const built = new Map<string, string>();
    for (const [, from, places = '', to = ''] of container.matchAll(
      /^COPY (--from=build )?(\S.*) (\S+)$/gm,
    )) {
      for (const place of places.split(' ')) {
        const path = from ? place.replace('/site', folder) : place;
        expect([place, existsSync(path)]).toEqual([place, true]);
        if (from) built.set(basename(place), to);
      }
    }
    const server = readFileSync('container/nginx.conf', 'utf8');
    expect(server).toContain(`include ${built.get('nginx.conf')};`);
    expect(server).toContain(`root ${built.get('public')};`);
    expect(container).toMatch(/^USER www-data$/m);
  });
});
