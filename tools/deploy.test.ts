/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

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

test('what the hosts are told to take is what the build writes', () => {
  const commands = [
    readFileSync('netlify.toml', 'utf8'),
    readFileSync('docs/deploy.md', 'utf8'),
    ...steps.map(({ run = '' }) => run),
  ].join('\n');
  expect(commands).toContain('npm run build && cp -R hosting/page-files/. public');
  expect(commands).toContain('cp -R hosting/page-files/. hosting/redirect-pages/. public');
  const written = readFileSync('src/hosting/writeHosting.ts', 'utf8');
  for (const [place] of commands.matchAll(/hosting\/[\w-]+(?:\.conf)?/g)) {
    expect(written).toContain(`'${place}'`);
  }
});

test('the container copies what is there, and starts as nobody of rank', () => {
  const container = readFileSync('Containerfile', 'utf8');
  for (const [, places = ''] of container.matchAll(/^COPY ([^-].*) \S+$/gm)) {
    for (const place of places.split(' '))
      expect([place, existsSync(place)]).toEqual([place, true]);
  }
  expect(container).toMatch(/^USER www-data$/m);
  expect(container).toContain('/site/hosting/nginx.conf /etc/nginx/snippets/casegood.conf');
  const server = readFileSync('container/nginx.conf', 'utf8');
  expect(server).toContain('include /etc/nginx/snippets/casegood.conf;');
  expect(server).toContain('root /var/www/casegood/public;');
});
