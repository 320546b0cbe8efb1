import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '../test/support/freePort';
import { type SiteServer, serveSite } from './serve';

const HASH = '0123456789abcdef0123';
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const root = join(folder, 'public');
let site: SiteServer;

const forever = 'Cache-Control: public, max-age=31536000, immutable';
const headers = `/*
  X-Everywhere: yes

/static/*
  ${forever}

/app-${HASH}.js
  ${forever}
`;

const redirects =
  '/old /clients#part 301\n/old/ /clients#part 301\n/soon https://a.example/?b=c 302\n';

function write(path: string, content: string | Buffer) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  write('secret.txt', 'secret');
  write('public/index.html', 'home');
  write('public/404.html', 'not found');
  write('public/404/index.html', 'not found');
  write('public/clients/index.html', 'clients');
  write('public/clients/index.html.br', brotliCompressSync('clients'));
  write('public/clients/index.html.gz', gzipSync('clients'));
  write(`public/app-${HASH}.js`, 'script');
  write('public/static/abc/picture.avif', 'picture');
  write('public/favicon.svg', 'icon');
  write('public/.env', 'secret');
  write('public/.git/config', 'secret');
  write('public/.well-known/security.txt', 'contact');
  write('public/.well-known/.env', 'secret');
  write('public/_headers', headers);
  write('public/_redirects', redirects);
  site = await serveSite({ port: 0, root });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Unlike `fetch`, sends the path as it is, dots and all. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  server = site,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    });
    sent.on('error', reject).end();
  });
}

test.each([
  ['/', 'home', 'text/html;charset=utf-8'],
  ['/clients', 'clients', 'text/html;charset=utf-8'],
  ['/clients/', 'clients', 'text/html;charset=utf-8'],
  ['/clients?from=mail', 'clients', 'text/html;charset=utf-8'],
  ['/favicon.svg', 'icon', 'image/svg+xml'],
  ['/.well-known/security.txt', 'contact', 'text/plain'],
])('%s', async (path, body, type) => {
  const answer = await get(path);
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers['content-type']).toBe(type);
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/clients/nowhere',
  '/404',
  '/404/',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/.env',
  '/%2eenv',
  '//.env',
  '/.git/config',
  '/.git',
  '/.well-known/.env',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/clients/..%2f..%2fsecret.txt',
  '/static/../../secret.txt',
  '/%',
  '/%00',
  '//secret.txt',
])('%s answers 404 with the page', async (path) => {
  const answer = await get(path);
  expect(answer).toMatchObject({ status: 404, body: 'not found' });
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toContain('max-age=0, must-revalidate');
  expect(answer.headers['x-everywhere']).toBe('yes');
});

test.each([
  [`/app-${HASH}.js`, /max-age=31536000, immutable/],
  ['/static/abc/picture.avif', /max-age=31536000, immutable/],
  ['/favicon.svg', /max-age=0, must-revalidate/],
  ['/', /max-age=0, must-revalidate/],
  ['/clients', /max-age=0, must-revalidate/],
])('how long %s may be kept', async (path, expected) => {
  expect((await get(path)).headers['cache-control']).toMatch(expected);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('accepting %s', async (accepted, encoding) => {
  const { status, headers } = await get('/clients', { 'Accept-Encoding': accepted });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
  expect(headers.vary).toBe('Accept-Encoding');
});

test.each([
  ['/old', 301, '/clients#part'],
  ['/old/', 301, '/clients#part'],
  ['/old?from=mail', 301, '/clients?from=mail#part'],
  ['/soon?from=mail', 302, 'https://a.example/?b=c'],
])('%s leads on with %d to %s', async (path, status, location) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(location);
  expect(answer.headers['cache-control']).toContain('max-age=0');
  expect(answer.headers['x-everywhere']).toBe('yes');
});

describe('below a path', () => {
  let below: SiteServer;

  beforeAll(async () => {
    below = await serveSite({ port: 0, root, prefix: '/site' });
  });

  afterAll(() => below.close());

  test.each([
    ['/site/', 200, 'home'],
    ['/site/clients', 200, 'clients'],
    ['/site/clients/?from=mail', 200, 'clients'],
    ['/site/nowhere', 404, 'not found'],
    ['/site/_headers', 404, 'not found'],
    ['/site/404.html', 404, 'not found'],
    ['/site/.env', 404, 'not found'],
    ['/clients', 404, 'not found'],
    ['/', 404, 'not found'],
    ['/sites/clients', 404, 'not found'],
  ])('%s answers %d', async (path, status, body) => {
    expect(await get(path, {}, 'GET', below)).toMatchObject({ status, body });
  });

  test('the path itself leads to the home page', async () => {
    const { status, headers } = await get('/site?from=mail', {}, 'GET', below);
    expect([status, headers.location]).toEqual([301, '/site/?from=mail']);
  });
});

test('the headers of the site', async () => {
  expect((await get('/clients')).headers['x-everywhere']).toBe('yes');
});

test('only reading is allowed', async () => {
  const answer = await get('/', {}, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('a missing build is explained', async () => {
  await expect(serveSite({ port: 0, root: join(folder, 'nowhere') })).rejects.toThrow(
    /npm run build/,
  );
});

test('a busy port is explained', async () => {
  const port = Number(new URL(site.address).port);
  await expect(serveSite({ port, root })).rejects.toThrow(
    new RegExp(`Port ${port} is already in use.*PORT=${port + 1}`),
  );
});

describe('npm run serve', () => {
  // It starts a process, which takes a busy machine seconds.
  jest.setTimeout(60_000);
  const built = join(folder, 'built');

  function serve(cwd: string, port: number, env = {}) {
    const child = spawn(
      process.execPath,
      [resolve('node_modules/tsx/dist/cli.mjs'), resolve('tools/serveBuilt.ts')],
      { cwd, env: { ...process.env, PORT: String(port), ...env } },
    );
    let output = '';
    const ended = new Promise((done) => child.on('close', done));
    const said = new Promise<string>((done) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          if (output.includes('Ctrl-C')) done(output);
        });
      }
      void ended.then(() => done(output));
    });
    return { said, ended, stop: () => child.kill() };
  }

  test('serves the site as it was built, below its path, and says for which address', async () => {
    write(
      'built/public/index.html',
      '<link data-x="" rel="canonical" href="https://a.example/site/"/>',
    );
    write('built/public/404.html', 'not found');
    write('built/public/_headers', '/site/*\n  X-Everywhere: yes\n');
    const port = await freePort();
    const served = serve(built, port);
    expect(await served.said).toContain(
      `http://127.0.0.1:${port}/site/\nBuilt for  https://a.example/site\n`,
    );
    const answer = await fetch(`http://127.0.0.1:${port}/site/`);
    expect([answer.status, answer.headers.get('x-everywhere')]).toEqual([200, 'yes']);
    served.stop();
    await served.ended;
  });

  test('answers other machines where HOST says so, and names the addresses', async () => {
    const port = await freePort();
    const served = serve(built, port, { HOST: '0.0.0.0' });
    const addresses = (await served.said).match(/http:\S+/g) ?? [];
    expect(addresses).toContain(`http://127.0.0.1:${port}/site/`);
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
    served.stop();
    await served.ended;
  });

  test('says what to do where HOST is of another machine', async () => {
    const served = serve(built, await freePort(), { HOST: '203.0.113.1' });
    expect(await served.said).toMatch(/^203\.0\.113\.1 is no address of this machine\. Set HOST/);
    expect(await served.ended).toBe(1);
  });

  test('says what to do where nothing is built', async () => {
    mkdirSync(join(folder, 'empty'), { recursive: true });
    const served = serve(join(folder, 'empty'), await freePort());
    expect(await served.said).toBe(
      'There is no built site in public/. Build it first: npm run build.\n',
    );
    expect(await served.ended).toBe(1);
  });
});
