import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smoke } from '../../tools/smoke/smoke';
import type { Answer, Ask } from '../../tools/smoke/visit';
import { HOSTING, PUBLIC } from '../support/fixtureSite';
import { freePort } from '../support/freePort';
import { configureNginx, runNginx, skipWithoutNginx } from '../support/nginx';
import { expect, SITE, test } from '../support/site';

const guide = readFileSync('docs/deploy.md', 'utf8');
const host = 'www.example.com';

/** The text between two lines of the guide, without what indents it. */
function block(begin: string, end: string): string {
  const [, text] = new RegExp(`${begin}\\n(.*?)\\n *${end}\\n`, 's').exec(guide) ?? [];
  if (text === undefined)
    throw new Error(`docs/deploy.md has nothing between ${begin} and ${end}.`);
  return text;
}

/** What the guide makes on a server, below a folder. */
let server: string;
let ports: { plain: number; tls: number };

test.beforeEach(async () => {
  skipWithoutNginx();
  server = mkdtempSync(join(tmpdir(), 'server-'));
  ports = { plain: await freePort(), tls: await freePort() };
  const certificate = join(server, 'etc/letsencrypt/live', host);
  for (const folder of [
    join(server, 'var/www/casegood/releases'),
    certificate,
    join(server, 'bin'),
  ])
    mkdirSync(folder, { recursive: true });
  const [key, chain] = [join(certificate, 'privkey.pem'), join(certificate, 'fullchain.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', ...form, '-keyout', key, '-out', chain, ...subject], {
    stdio: 'ignore',
  });
  const { program } = configureNginx(server, serverBlocks());
  const sudo = `#!/bin/sh
echo "$@" >> ${server}/sudo.log
case "$*" in */nginx\\ -t) exec ${program} -p ${server} -c ${server}/nginx.conf -e stderr -t; esac
`;
  writeFileSync(join(server, 'bin/sudo'), sudo);
  chmodSync(join(server, 'bin/sudo'), 0o755);
});

test.afterEach(() => rmSync(server, { recursive: true, force: true }));

/** The guide's own server block, but for where it listens and where the folders are. */
function serverBlocks(): string {
  return inServer(block('```nginx', '```'))
    .replace(/listen (\[::\]:)?80\b/g, `listen $1${ports.plain}`)
    .replace(/listen (\[::\]:)?443\b/g, `listen $1${ports.tls}`);
}

function inServer(text: string): string {
  return text.replace(/(?<=\s)\/(?=(?:var|etc)\/)/g, `${server}/`);
}

/** Copies a release to the server, as the guide does, with permissions that nginx couldn't read. */
function copyRelease(
  name: string,
  configuration = readFileSync(join(HOSTING, 'nginx.conf'), 'utf8'),
) {
  const folder = join(server, 'var/www/casegood/releases', name);
  cpSync(PUBLIC, join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), configuration, { mode: 0o600 });
  chmodSync(join(folder, 'public'), 0o700);
}

/** Runs what the guide's script does on the server. */
function switchTo(name: string) {
  const script = inServer(block("<<'SERVER'", 'SERVER'));
  return runShell(script, [`releases/${name}`]);
}

function runShell(script: string, args: string[] = []) {
  const env = { ...process.env, PATH: `${join(server, 'bin')}:${process.env.PATH}` };
  return spawnSync('sh', ['-s', ...args], { input: script, env, encoding: 'utf8' });
}

function current(): string {
  return readlinkSync(join(server, 'var/www/casegood/current'));
}

/** Asks the server over https, in the place of the site that was built for the tests. */
const overTls: Ask = (address, init = {}) =>
  new Promise<Answer>((answer, fail) => {
    const { pathname, search } = new URL(address.replace(SITE, `https://${host}`));
    const ca = readFileSync(join(server, 'etc/letsencrypt/live', host, 'fullchain.pem'));
    const headers = { Host: host };
    const method = init.method ?? 'GET';
    const path = pathname + search;
    const options = {
      host: '127.0.0.1',
      port: ports.tls,
      servername: host,
      ca,
      path,
      method,
      headers,
    };
    const sent = request(options, (response) => {
      const body: Buffer[] = [];
      response.on('data', (chunk: Buffer) => body.push(chunk));
      response.on('end', () =>
        answer({
          status: response.statusCode ?? 0,
          headers: new Headers(
            Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
              values.map((value): [string, string] => [name, value]),
            ),
          ),
          body: Buffer.concat(body),
        }),
      );
    });
    sent.on('error', fail).end();
  });

function overHttp(
  path: string,
): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((answer, fail) => {
    const options = { host: '127.0.0.1', port: ports.plain, path, headers: { Host: host } };
    const sent = plainRequest(options, (response) => {
      response.resume();
      answer({ status: response.statusCode, location: response.headers.location });
    });
    sent.on('error', fail).end();
  });
}

test('the server block of the guide serves a release of the guide’s script', async () => {
  copyRelease('20260101000700');
  const switched = switchTo('20260101000700');
  expect(switched.stderr).toContain('test is successful');
  expect(switched.status).toBe(0);
  expect(readFileSync(join(server, 'sudo.log'), 'utf8')).toBe(
    '/usr/sbin/nginx -t\n/usr/sbin/nginx -s reload\n',
  );
  const release = join(server, 'var/www/casegood', current());
  expect(statSync(join(release, 'nginx.conf')).mode & 0o777).toBe(0o644);
  expect(statSync(join(release, 'public')).mode & 0o777).toBe(0o755);

  const stop = await runNginx(server, serverBlocks());
  try {
    const { misses } = await smoke({ siteUrl: SITE, ask: overTls });
    expect(misses).toEqual([]);
    const home = await overTls(`${SITE}/`);
    expect(home.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(await overHttp('/clients?from=mail')).toEqual({
      status: 301,
      location: `https://${host}/clients?from=mail`,
    });
    expect((await overHttp('/.well-known/acme-challenge/none')).status).toBe(404);
  } finally {
    await stop();
  }
});

test('five releases are kept, and a roll back leads to one of them', () => {
  const names = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026010${day}000700`);
  for (const name of names) {
    copyRelease(name);
    expect(switchTo(name).status).toBe(0);
  }
  const releases = join(server, 'var/www/casegood/releases');
  expect(readdirSync(releases).sort()).toEqual(names.slice(-5));
  expect(current()).toBe(`releases/${names.at(-1)}`);

  const commands = block('names them:\\n', '').replace('20260101000700', names.at(-2) ?? '');
  expect(runShell(inServer(commands)).status).toBe(0);
  expect(current()).toBe(`releases/${names.at(-2)}`);
});

test('a release that nginx refuses doesn’t go live', () => {
  copyRelease('20260101000700');
  expect(switchTo('20260101000700').status).toBe(0);
  copyRelease('20260102000700', 'no_such_directive on;');
  const { status, stderr } = switchTo('20260102000700');
  expect(stderr).toContain('no_such_directive');
  expect(status).toBe(1);
  expect(current()).toBe('releases/20260101000700');
});
