import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../test/support/freePort';
import { type SiteServer, serveSite } from './serve';

/* That it answers as hosts do is in test/hosts: every address of table.md, also below a path. */

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const root = join(folder, 'public');
let site: SiteServer;

function write(path: string, content: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  write('secret.txt', 'secret');
  for (const name of ['.env', '.git/config', '.well-known/.env']) write(`public/${name}`, 'secret');
  for (const name of ['_headers', '_redirects']) write(`public/${name}`, '');
  for (const name of ['404.html', '404/index.html']) write(`public/${name}`, 'not found');
  site = await serveSite({ port: 0, root });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** The status and the body. Unlike `fetch`, sends the path as it is, dots and all. */
async function get(path: string): Promise<[status: number | undefined, body: string]> {
  const { hostname, port } = new URL(site.address);
  const [response] = await once(request({ hostname, port, path }).end(), 'response');
  return [response.statusCode, await text(response)];
}

test.each([
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/%2eenv',
  '//.env',
  '/.git/config',
  '/.well-known/.env',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%',
  '/%00',
])('%s answers 404 with the page', async (path) => {
  expect(await get(path)).toEqual([404, 'not found']);
});

test('a busy port is explained', async () => {
  const port = Number(new URL(site.address).port);
  await expect(serveSite({ port, root })).rejects.toThrow(
    new RegExp(`Port ${port} is already in use.*PORT=${port + 1}`),
  );
});

describe('npm run serve', () => {
  // It starts a process, which takes seconds on a busy machine.
  jest.setTimeout(60_000);
  const built = join(folder, 'built');

  function serve(cwd: string, port: number, env = {}) {
    const child = spawn(
      process.execPath,
      [resolve('node_modules/tsx/dist/cli.mjs'), resolve('tools/serve/serveBuilt.ts')],
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

  test('says what to do if nothing is built', async () => {
    mkdirSync(join(folder, 'empty'), { recursive: true });
    const served = serve(join(folder, 'empty'), await freePort());
    expect(await served.said).toBe(
      'There is no built site in public/. Build it first: npm run build.\n',
    );
    expect(await served.ended).toBe(1);
  });
});
