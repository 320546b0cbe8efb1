import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen } from '../../tools/ports';
import { HOSTING, PUBLIC } from './fixtureSite';
import { findNginx, isMissing } from './programs.mjs';
import { test as base } from './site';

export { expect } from './site';

interface Nginx {
  address: string;
  /** Unlike `fetch`, sends the path as it is, dots and all. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The names of all headers, in lower case, those that came twice included. */
  names: string[];
  body: string;
}

/** What the text of a file is that nobody may get. */
export const SECRET = 'secret';

/** Files that nobody may get, in and beside the folder that is served: an answer of 404 must be nginx's doing. */
const planted = [
  'secret.txt',
  'public/.env',
  'public/.git/config',
  'public/static/.env',
  'public/.well-known/.env',
  'public/app.js.map',
];

/** Skips a test where nginx is missing. Under CI it goes on, and fails as nginx is started. */
export function skipWithoutNginx(): void {
  base.skip(findNginx() === null && !process.env.CI, isMissing('nginx'));
}

/**
 * A test that asks Debian's nginx, which serves the fixture site with the configuration that the build has
 * written. Where nginx is missing it is skipped, but under CI it fails.
 */
export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      skipWithoutNginx();
      const written = readFileSync(join(HOSTING, 'nginx.conf'), 'utf8');
      const { stop, ...nginx } = await startNginx(PUBLIC, written);
      await use(nginx);
      await stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * Starts Debian's nginx with a copy of a built site and what is to be included in the `server` block.
 *
 * @param prefix the path that the site lies below, such as `/site`, or nothing
 * @throws where there is no nginx, or it doesn't start
 */
export async function startNginx(
  site: string,
  included: string,
  prefix = '',
): Promise<Nginx & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const address = await freeAddress();
  cpSync(site, join(folder, 'public', prefix), { recursive: true });
  writeFileSync(join(folder, 'included.conf'), included);
  for (const place of planted) plant(join(folder, place));
  const server = `server {
    listen ${new URL(address).host};
    root "${folder}/public";
    include "${folder}/included.conf";
  }`;
  const stop = await runNginx(folder, server);
  return {
    address,
    get: (path, headers) => get(address, path, headers),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes the `nginx.conf` of a folder, with these server blocks. Throws where there is no nginx. */
export function configureNginx(folder: string, servers: string): { program: string } {
  const found = findNginx();
  if (found === null) throw new Error(isMissing('nginx'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${found.brotliModule};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr notice;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${servers}
}
`,
  );
  return { program: found.program };
}

/**
 * Runs Debian's nginx in a folder with these server blocks.
 *
 * @returns what ends it
 * @throws where there is no nginx, or it doesn't start
 */
export async function runNginx(folder: string, servers: string): Promise<() => Promise<void>> {
  const { program } = configureNginx(folder, servers);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  await new Promise<void>((ready, fail) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // It listens already when it says so.
      if (said.includes('event method')) ready();
    });
    child.once('error', fail);
    child.once('close', () => fail(new Error(`nginx did not start:\n${said}`)));
  });
  return async () => {
    child.kill();
    await ended;
  };
}

function plant(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, SECRET);
}

async function freeAddress(): Promise<string> {
  const server = createServer();
  const address = await listen(server);
  await new Promise((closed) => server.close(closed));
  return address;
}

function get(address: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((answer, fail) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, headers }, (response) => {
      const { statusCode: status, headers, rawHeaders } = response;
      const names = rawHeaders
        .filter((_, index) => index % 2 === 0)
        .map((name) => name.toLowerCase());
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => answer({ status, headers, names, body }));
    });
    sent.on('error', fail).end();
  });
}
