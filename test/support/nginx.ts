import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findNginx, nginxIsMissing } from '../../tools/nginx.mjs';
import { listen } from '../../tools/ports';
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

/**
 * A test that asks Debian's nginx, which serves `public/` with the configuration that the build has written. Where
 * nginx is missing it is skipped, but under CI it fails.
 */
export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const found = findNginx();
      if (found === null && process.env.CI) throw new Error(nginxIsMissing);
      test.skip(found === null, nginxIsMissing);
      if (found === null) return;
      const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
      const { address, stop } = await start(found, folder);
      await use({ address, get: (path, headers) => get(address, path, headers) });
      await stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

async function start(
  { program, brotliModule }: { program: string; brotliModule: string },
  folder: string,
) {
  const written = resolve('hosting/nginx.conf');
  if (!existsSync(written)) throw new Error('There is no hosting/nginx.conf. Run: npm run build');
  const address = await freeAddress();
  cpSync('public', join(folder, 'public'), { recursive: true });
  for (const place of planted) plant(join(folder, place));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `load_module ${brotliModule};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr notice;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen ${new URL(address).host};
    root "${folder}/public";
    include "${written}";
  }
}
`,
  );
  const child = spawn(program, ['-p', folder, '-c', configuration, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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
  return {
    address,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function plant(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, SECRET);
}

async function freeAddress(): Promise<string> {
  const server = createServer();
  const address = await listen(server, { port: 0, host: '127.0.0.1', variable: 'nginx' });
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
