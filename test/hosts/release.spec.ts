import { createHash } from 'node:crypto';
import { cpSync, linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { buildRelease, type OwnServer, pack, prepareServer } from './ownServer';

/* The part of the guide about a server of one’s own, on a folder instead of a server. */

let server: OwnServer;
let stop: () => Promise<void>;

test.beforeEach(async () => {
  server = await prepareServer();
  stop = await server.start();
});

test.afterEach(() => stop());

interface Sent {
  host?: string;
  servername?: string;
}

/** Asks the server for a path: its answer with all headers, or why there is none. */
function get(scheme: 'http' | 'https', path: string, { host, servername = host }: Sent) {
  return new Promise<string>((done) => {
    const request = scheme === 'http' ? requestPlain : requestSecure;
    const headers = host === undefined ? {} : { Host: host };
    const to = { host: '127.0.0.1', port: server.ports[scheme], path, headers, agent: false };
    request({ ...to, servername: servername ?? '', rejectUnauthorized: false }, async (answer) => {
      const { statusCode, headers } = answer;
      done(
        `${statusCode} ${headers.location ?? ''} ${JSON.stringify(headers)} ${await text(answer)}`,
      );
    })
      .on('error', ({ message }) => done(`none: ${message}`))
      .end();
  });
}

const home = () => get('https', '/', { host: 'www.example.com' });

/** Whether the policy of an answer lists the style of its page. */
function isWhole(answer: string): boolean {
  const [, style] = /<style>(.*?)<\/style>/.exec(answer) ?? [];
  if (style === undefined) return false;
  return answer.includes(createHash('sha256').update(style).digest('base64'));
}

const shows = (color: string) =>
  expect.poll(home).toMatch(new RegExp(`^200 .*<style>body{color:${color}}</style>`));

test('files and policy change at once: in a deployment, a rollback, and one that breaks off', async () => {
  expect(await home()).toMatch(/^503 /);
  expect(server.deploy('20260101000700', pack(buildRelease('red'))).status).toBe(0);
  await shows('red');
  expect(server.deploy('20260102000700', pack(buildRelease('blue'))).status).toBe(0);
  await shows('blue');
  expect(server.rollBack('20260101000700').status).toBe(0);
  await shows('red');
  // The connection is lost, or the server goes down, after the switch and before nginx knows of it.
  const lost = server.deploy('20260103000700', pack(buildRelease('green')), { FAIL: '-s' });
  expect(lost.status).toBe(1);
  await shows('red');
  await stop();
  stop = await server.start();
  await shows('green');
  const pages = server.seen().filter((page) => page.includes('<style>'));
  // What was there before each switch is seen during it.
  for (const color of ['red', 'blue']) expect(pages.join()).toContain(`body{color:${color}}`);
  expect(pages.filter((page) => !isWhole(page))).toEqual([]);
});

/** An archive of a release that something was done to. */
function changed(change: (folder: string) => void): Buffer {
  const folder = buildRelease('black');
  change(folder);
  return pack(folder);
}

const whole = () => pack(buildRelease('black'));

const refusals: [what: string, archive: () => Buffer, told: RegExp][] = [
  [
    'has a value that nginx rejects',
    () => pack(buildRelease('black', { more: 'charset_types text/;/x;' })),
    /lines that/,
  ],
  [
    'has a directive twice',
    () => pack(buildRelease('black', { more: 'charset utf-8;' })),
    /"charset" .*duplicate/,
  ],
  [
    'names a type twice over',
    () => pack(buildRelease('black', { more: 'location "/" {\n}' })),
    /duplicate location/,
  ],
  ['was cut off within a file', () => whole().subarray(0, 700), /not whole/],
  ['was cut off between two files', () => whole().subarray(0, 3 * 512), /not whole/],
  ['is empty', () => Buffer.alloc(0), /not whole/],
  [
    'has no home page',
    () => changed((folder) => rmSync(join(folder, 'public/index.html'))),
    /not a release/,
  ],
  [
    'has a link out of its folder',
    () => changed((folder) => symlinkSync('/etc/passwd', join(folder, 'public/passwd'))),
    /more than files/,
  ],
  [
    'has a link to a folder',
    () => changed((folder) => symlinkSync('/', join(folder, 'public/all'))),
    /more than files/,
  ],
  [
    'has a hard link out of its folder',
    () => {
      const folder = buildRelease('black');
      linkSync(join(folder, 'public/index.html'), join(folder, 'public/passwd'));
      return pack(folder, '--transform=flags=h;s,.*,../../../../../../etc/passwd,');
    },
    /not whole/,
  ],
];

test('what is refused is never live, and leaves nothing behind', async () => {
  server.deploy('20260101000700', pack(buildRelease('red')));
  for (const [what, archive, told] of refusals) {
    const { status, stderr } = server.deploy('20260102000700', archive());
    expect([what, status]).toEqual([what, 1]);
    expect(stderr).toMatch(told);
  }
  for (const name of [
    '20269999000700',
    '',
    '.',
    '..',
    '../incoming',
    'releases',
    '-t',
    'a\nb',
    '*',
  ]) {
    const { status, stderr } = server.rollBack(name);
    expect([name, status]).toEqual([name, 1]);
    expect(stderr).toContain('is not a release. These are: 20260101000700');
  }
  expect([server.live(), server.releases()]).toEqual(['20260101000700', ['20260101000700']]);
  await shows('red');
  // It would start again.
  await stop();
  stop = await server.start();
  await shows('red');
});

test.describe('whoever deploys can’t have nginx', () => {
  for (const line of [
    'access_log /etc/log;',
    'error_log /etc/log;',
    'root /;',
    'alias /etc/;',
    'include /etc/shadow;',
    'ssl_certificate_key /etc/ssl/private/key.pem;',
    'charset_types text/x; access_log /etc/log;',
    'location "/x" { alias /etc/; }',
    'add_header A "b" always; root /;',
    'add_header A "b\\" always; root /; #";',
    'add_header A "b',
    'try_files /../../../etc/passwd =404;',
    'error_page 404 "/../../../etc/passwd";',
    'server_tokens off\r; root /;',
    'return 301 https://elsewhere.example$request_uri;\0',
    'load_module /tmp/mine.so;',
    '} server { listen 8080;',
  ]) {
    test(`read ${JSON.stringify(line)}`, () => {
      const { status, stderr } = server.deploy(
        '20260101000700',
        pack(buildRelease('red', { more: `${line}\n` })),
      );
      expect(status).toBe(1);
      expect(stderr).toContain('lines that this script does not know');
      expect(server.releases()).toEqual([]);
    });
  }
});

test('five releases stay, and the live one always does', () => {
  const red = pack(buildRelease('red'));
  for (const day of [1, 2, 3, 4, 5, 6, 7]) server.deploy(`2026010${day}000700`, red);
  expect(server.releases()).toEqual([3, 4, 5, 6, 7].map((day) => `2026010${day}000700`));
  // Somebody keeps one. It can be made live, and is nobody else’s to remove.
  const kept = join(server.site, 'releases/keep-launch');
  cpSync(join(server.site, 'releases/20260103000700'), kept, { recursive: true });
  mkdirSync(join(server.site, 'releases/empty'));
  expect(server.rollBack('keep-launch').status).toBe(0);
  expect(server.live()).toBe('keep-launch');
  // The clock was set back, and then too far ahead.
  for (const now of ['20250101000000', '20990101000000', '20260108000700']) {
    expect(server.deploy(now, red).status).toBe(0);
    expect(server.live()).toBe(now);
    expect(server.releases()).toContain(now);
    expect(server.releases()).toContain('keep-launch');
  }
  // For a moment, nginx goes on sending the one before, here the oldest.
  const [oldest = ''] = server.releases();
  server.rollBack(oldest);
  server.deploy('20260109000700', red);
  expect(server.releases()).toContain(oldest);
  // A second one at the same time.
  expect(server.deploy('20260109000700', red).status).toBe(1);
  server.rollBack(oldest);
  expect(server.live()).toBe(oldest);
  expect(server.releases().filter((name) => /^\d/.test(name))).toHaveLength(5);
  // Somebody has removed it all the same.
  rmSync(join(server.site, 'releases', oldest), { recursive: true });
  expect(server.deploy('20260110000700', red).status).toBe(0);
  expect(server.live()).toBe('20260110000700');
});

test('the site has one address, every other name is refused, and nothing is logged', async () => {
  server.deploy('20260101000700', pack(buildRelease('red')));
  await shows('red');
  const to = (path: string) => new RegExp(`^301 https://www\\.example\\.com${path} `);
  const path = '/clients?from=mail';
  expect(await get('http', path, { host: 'www.example.com' })).toMatch(to('/clients\\?from=mail'));
  expect(await get('http', path, { host: 'example.com' })).toMatch(to('/clients\\?from=mail'));
  expect(await get('http', '/', { host: 'WWW.EXAMPLE.COM:80' })).toMatch(to('/'));
  const other = await get('https', path, { host: 'example.com' });
  expect(other).toMatch(to('/clients\\?from=mail'));
  expect(other).toContain('"strict-transport-security":"max-age=31536000"');
  const challenge = '/.well-known/acme-challenge/none';
  expect(await get('http', challenge, { host: 'example.com' })).toMatch(/^404 /);

  for (const host of [
    'evil.example',
    '127.0.0.1',
    'www.example.com.evil.example',
    'shop.example.com',
  ]) {
    expect(await get('http', '/', { host })).toMatch(/^none: /);
    expect(await get('https', '/', { host, servername: host === '127.0.0.1' ? '' : host })).toMatch(
      /^none: .*(?:unrecognized|alert)/,
    );
    // With a name in the request that isn’t the one of the connection.
    expect(await get('https', '/', { host, servername: 'www.example.com' })).toMatch(/^none: /);
  }

  // Errors, too, are nginx’s without its version.
  for (const answer of [
    await get('http', challenge, { host: 'example.com' }),
    await get('http', '/%', { host: 'www.example.com' }),
    await get('https', '/%', { host: 'example.com' }),
    await get('https', '/no-such-page', { host: 'www.example.com' }),
    other,
  ]) {
    expect(answer).toMatch(/^[34]\d\d /);
    expect(answer).not.toMatch(/nginx\/\d/);
  }
  expect(server.logged()).toBe('');
});
