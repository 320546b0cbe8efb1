import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../../tools/setup/run.mjs';
import { SITE } from '../support/addresses';
import { freePort } from '../support/freePort';
import { digestsBelow, expectHost } from './expectHost';
import { guideBlock, runAfterBuild } from './guide';
import { hosts } from './hosts';
import {
  type Command,
  configureNginx,
  engine,
  nginxCommand,
  start,
  temporaryFolder,
} from './start';

/* The commands of the guide, on a clone of this checkout and on a server that is a folder of this machine. */

test.describe.configure({ mode: 'serial' });

const name = 'www.example.com';
const settings = { SITE_URL: SITE, GATSBY_FORM_ENDPOINT: 'https://forms.example/id' };
const clone = temporaryFolder();
const server = temporaryFolder();
const site = join(server, 'var/www/casegood');
const releases = join(site, 'releases');
let ports: { plain: number; tls: number };

test.beforeAll(async () => {
  cloneProject();
  ports = { plain: await freePort(), tls: await freePort() };
  const certificate = join(server, 'etc/letsencrypt/live', name);
  for (const folder of [releases, certificate, join(server, 'bin')]) {
    mkdirSync(folder, { recursive: true });
  }
  const [key, chain] = [join(certificate, 'privkey.pem'), join(certificate, 'fullchain.pem')];
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const made = ['-keyout', key, '-out', chain, '-subj', `/CN=${name}`];
  execFileSync('openssl', ['req', ...form, ...made], { stdio: 'ignore' });
  // The guide's own server blocks, except for where they listen and where the folders are.
  const blocks = inServer(guideBlock('```nginx', '```'))
    .replace(/listen (\[::\]:)?80\b/g, `listen $1${ports.plain}`)
    .replace(/listen (\[::\]:)?443\b/g, `listen $1${ports.tls}`);
  configureNginx(server, blocks);
  const [program, args] = nginxCommand(join(server, 'nginx.conf'), '-t');
  const stubs = {
    ssh: 'shift\nexec sh -c "$*"',
    scp: 'shift\nexec cp -r $(echo "$@" | sed "s/[^ ]*://")',
    sudo: `echo "$@" >> ${server}/sudo.log\ncase "$*" in */nginx\\ -t) exec ${program} ${args.join(' ')}; esac`,
  };
  for (const [stub, text] of Object.entries(stubs)) {
    writeFileSync(join(server, 'bin', stub), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
});

/** Copies this checkout with everything committed, and with the content of the fixture site. */
function cloneProject(): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0');
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(clone, file));
  rmSync(join(clone, 'content'), { recursive: true });
  cpSync('test/fixture/content', join(clone, 'content'), { recursive: true });
}

function inServer(text: string): string {
  return text.replace(/(?<=[\s:])\/(?=(?:var|etc)\/)/g, `${server}/`);
}

const path = { PATH: `${join(server, 'bin')}:${process.env.PATH}` };

/** Runs a program in the clone, without the test runner’s own NODE_ENV. */
async function runInClone([program, args]: Command, env: Record<string, string>): Promise<void> {
  const options = { cwd: clone, env: { ...process.env, NODE_ENV: undefined, ...env } };
  await run(program, args, undefined, options);
}

/** Copies a small release to the server, and runs the part of the guide's script that runs there. */
function release(id: string, configuration = '') {
  const folder = join(releases, id);
  mkdirSync(join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  return runOnServer(guideBlock("<<'SERVER'", 'SERVER'), `releases/${id}`);
}

function runOnServer(script: string, ...args: string[]) {
  const env = { ...process.env, ...path };
  return spawnSync('sh', ['-s', ...args], { input: inServer(script), env, encoding: 'utf8' });
}

const current = () => readlinkSync(join(site, 'current'));

test('the guide’s script deploys a clone, which its server block serves encrypted', async ({
  playwright,
}) => {
  const script = inServer(guideBlock('```sh', '```'))
    .replace(/SITE_URL=\S*/, `SITE_URL=${SITE}`)
    .replace('/your-form', '/id');
  // With permissions that nginx couldn't read.
  await runInClone(['sh', ['-c', `umask 077\n${script}`]], path);
  expect(readFileSync(join(server, 'sudo.log'), 'utf8')).toBe(
    '/usr/sbin/nginx -t\n/usr/sbin/nginx -s reload\n',
  );
  const live = join(site, current());
  expect(statSync(join(live, 'nginx.conf')).mode & 0o777).toBe(0o644);
  expect(statSync(join(live, 'public')).mode & 0o777).toBe(0o755);

  const stop = await start(nginxCommand(join(server, 'nginx.conf')), ports.tls);
  const visitor = await playwright.request.newContext({
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { Host: name },
    maxRedirects: 0,
  });
  try {
    const home = await visitor.get(`https://127.0.0.1:${ports.tls}/`);
    expect(home.status()).toBe(200);
    expect(home.headers()['strict-transport-security']).toBe('max-age=31536000');
    const plain = await visitor.get(`http://127.0.0.1:${ports.plain}/clients?from=mail`);
    expect([plain.status(), plain.headers().location]).toEqual([
      301,
      `https://${name}/clients?from=mail`,
    ]);
    const challenge = '/.well-known/acme-challenge/none';
    const challenged = await visitor.get(`http://127.0.0.1:${ports.plain}${challenge}`);
    expect(challenged.status()).toBe(404);
  } finally {
    await visitor.dispose();
    await stop();
  }
});

test('five releases are kept, a rollback goes to one, and none that nginx rejects goes live', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7].map((day) => `3026010${day}000700`);
  for (const id of ids) expect(release(id).status).toBe(0);
  expect(readdirSync(releases).sort()).toEqual(ids.slice(-5));
  expect(current()).toBe(`releases/${ids.at(-1)}`);

  const commands = guideBlock('names them:\\n', '').replace('20260101000700', ids.at(-2) ?? '');
  expect(runOnServer(commands).status).toBe(0);
  expect(current()).toBe(`releases/${ids.at(-2)}`);

  const { status, stderr } = release('30260108000700', 'no_such_directive on;');
  expect([status, stderr]).toEqual([1, expect.stringContaining('no_such_directive')]);
  expect(current()).toBe(`releases/${ids.at(-2)}`);
});

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

test('the environment of a host doesn’t change a byte of the build', async () => {
  const parts = ['public', 'hosting'];
  const plain = temporaryFolder(Object.fromEntries(parts.map((part) => [part, join(clone, part)])));
  runAfterBuild('Netlify', plain);
  // Otherwise Netlify’s command would build with the Node that it runs on itself.
  symlinkSync(process.execPath, join(clone, 'node_modules/.bin/node'));
  const env = { ...hostVariables, ...settings, HOME: temporaryFolder() };
  await runInClone(engine('netlify-cli/bin/run.js', 'build', '--offline'), env);
  for (const part of parts) {
    expect(digestsBelow(join(clone, part))).toEqual(digestsBelow(join(plain, part)));
  }
});

test('a site below a path is served there', async () => {
  const siteUrl = `${SITE}/site`;
  await runInClone(['npm', ['run', 'build']], { ...settings, SITE_URL: siteUrl });
  const [built, hosting] = [join(clone, 'public'), join(clone, 'hosting')];
  for (const host of hosts.filter(({ takesPath }) => takesPath)) {
    const folder = temporaryFolder({ public: built, hosting });
    const stop = await host.serve(folder, Number(new URL(SITE).port), '/site');
    try {
      await expectHost(host, built, siteUrl);
    } finally {
      await stop();
    }
  }
});
