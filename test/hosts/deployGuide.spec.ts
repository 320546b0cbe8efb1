import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PROJECT } from '../support/fixtureSite';
import { freePort } from '../support/freePort';
import { guideBlock } from './guide';
import { temporaryFolder } from './host';
import { configureNginx, runNginx } from './runNginx';

/* What the guide's script does on a server, release after release; that it deploys a clone is in hosts.spec.ts. */

const host = 'www.example.com';

/** What the guide creates on a server, in a folder. */
let server: string;
let ports: { plain: number; tls: number };

test.beforeEach(async () => {
  server = temporaryFolder();
  ports = { plain: await freePort(), tls: await freePort() };
  const certificate = join(server, 'etc/letsencrypt/live', host);
  for (const folder of ['var/www/casegood/releases', 'bin', `etc/letsencrypt/live/${host}`]) {
    mkdirSync(join(server, folder), { recursive: true });
  }
  const [key, chain] = [join(certificate, 'privkey.pem'), join(certificate, 'fullchain.pem')];
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const made = ['-keyout', key, '-out', chain, '-subj', `/CN=${host}`];
  execFileSync('openssl', ['req', ...form, ...made], { stdio: 'ignore' });
  const { program } = configureNginx(server, serverBlocks());
  const sudo = `#!/bin/sh
echo "$@" >> ${server}/sudo.log
case "$*" in */nginx\\ -t) exec ${program} -p ${server} -c ${server}/nginx.conf -e stderr -t; esac
`;
  writeFileSync(join(server, 'bin/sudo'), sudo);
  chmodSync(join(server, 'bin/sudo'), 0o755);
});

/** The guide's own server block, except for where it listens and where the folders are. */
function serverBlocks(): string {
  return inServer(guideBlock('```nginx', '```'))
    .replace(/listen (\[::\]:)?80\b/g, `listen $1${ports.plain}`)
    .replace(/listen (\[::\]:)?443\b/g, `listen $1${ports.tls}`);
}

function inServer(text: string): string {
  return text.replace(/(?<=\s)\/(?=(?:var|etc)\/)/g, `${server}/`);
}

/** Copies a release to the server, as the guide does, with permissions that nginx couldn't read. */
function copyRelease(name: string, configuration?: string) {
  const folder = join(server, 'var/www/casegood/releases', name);
  mkdirSync(join(folder, 'public'), { recursive: true });
  cpSync(join(PROJECT, 'public/index.html'), join(folder, 'public/index.html'));
  const built = readFileSync(join(PROJECT, 'hosting/nginx.conf'), 'utf8');
  writeFileSync(join(folder, 'nginx.conf'), configuration ?? built, { mode: 0o600 });
  chmodSync(join(folder, 'public'), 0o700);
}

/** Runs the part of the guide's script that runs on the server. */
function switchTo(name: string) {
  return runShell(inServer(guideBlock("<<'SERVER'", 'SERVER')), [`releases/${name}`]);
}

function runShell(script: string, args: string[] = []) {
  const env = { ...process.env, PATH: `${join(server, 'bin')}:${process.env.PATH}` };
  return spawnSync('sh', ['-s', ...args], { input: script, env, encoding: 'utf8' });
}

function current(): string {
  return readlinkSync(join(server, 'var/www/casegood/current'));
}

test('the server block of the guide serves a release of the guide’s script, encrypted', async ({
  playwright,
}) => {
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
  const visitor = await playwright.request.newContext({
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { Host: host },
    maxRedirects: 0,
  });
  try {
    const home = await visitor.get(`https://127.0.0.1:${ports.tls}/`);
    expect(home.status()).toBe(200);
    expect(home.headers()['strict-transport-security']).toBe('max-age=31536000');
    const plain = await visitor.get(`http://127.0.0.1:${ports.plain}/clients?from=mail`);
    expect([plain.status(), plain.headers().location]).toEqual([
      301,
      `https://${host}/clients?from=mail`,
    ]);
    const challenge = '/.well-known/acme-challenge/none';
    const challenged = await visitor.get(`http://127.0.0.1:${ports.plain}${challenge}`);
    expect(challenged.status()).toBe(404);
  } finally {
    await visitor.dispose();
    await stop();
  }
});

test('five releases are kept, and a rollback goes to one of them', () => {
  const names = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026010${day}000700`);
  for (const name of names) {
    copyRelease(name);
    expect(switchTo(name).status).toBe(0);
  }
  const releases = join(server, 'var/www/casegood/releases');
  expect(readdirSync(releases).sort()).toEqual(names.slice(-5));
  expect(current()).toBe(`releases/${names.at(-1)}`);

  const commands = guideBlock('names them:\\n', '').replace('20260101000700', names.at(-2) ?? '');
  expect(runShell(inServer(commands)).status).toBe(0);
  expect(current()).toBe(`releases/${names.at(-2)}`);
});

test('a release that nginx rejects doesn’t go live', () => {
  copyRelease('20260101000700');
  expect(switchTo('20260101000700').status).toBe(0);
  copyRelease('20260102000700', 'no_such_directive on;');
  const { status, stderr } = switchTo('20260102000700');
  expect(stderr).toContain('no_such_directive');
  expect(status).toBe(1);
  expect(current()).toBe('releases/20260101000700');
});
