import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { writeHosting } from '../src/build/hosting/writeHosting';

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

const text = readFileSync('.github/workflows/site.yml', 'utf8');
const workflow: { on: Record<string, unknown>; permissions: object; jobs: Record<string, Job> } =
  parse(text);
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);

test('every action of the workflow is pinned by its commit, with its version beside it', () => {
  const lines = text.split('\n').filter((line) => line.includes('uses:'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('the workflow may read, and a job more only where it needs it', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const more = jobs.filter(([, { permissions }]) => Object.keys(permissions ?? {}).length > 0);
  expect(more.map(([name, { permissions }]) => [name, permissions])).toEqual([
    ['comment', { 'pull-requests': 'write' }],
    ['deploy', { pages: 'write', 'id-token': 'write' }],
  ]);
  // What may write checks nothing out, so that it runs no code of a pull request.
  for (const [, job] of more) {
    expect(job.steps.some(({ uses }) => uses?.startsWith('actions/checkout'))).toBe(false);
  }
});

test('no text of a pull request becomes part of a command', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test('the workflow builds every day, shortly after it has begun in UTC', () => {
  expect(workflow.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d{1,2} 0 \* \* \*$/) }]);
});

test('the history is there where removed addresses are looked for', () => {
  for (const [name, { steps }] of jobs) {
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
