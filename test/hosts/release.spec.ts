import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentSecurityPolicy } from '../../kit/build/hosting/headers';
import { writeHosting } from '../../kit/build/hosting/writeHosting';
import { freePort } from '../support/freePort';
import { sendRequest } from './answers';
import { guideBlocks, nginx, startNginx, temporaryFolder } from './nginx';

/**
 * Writes a small release as the build makes one: its page has a style of its own, which its policy lists.
 *
 * @param more configuration for nginx after what the build writes
 */
function buildRelease(color: string, folder: string, more: string): void {
  const style = `body{color:${color}}`;
  const site = { scripts: [], playerOrigins: [], drafts: false, noindex: false };
  const form = { formEndpoint: 'https://forms.example/id', playerOrigins: [] };
  writeHosting(
    folder,
    { ...site, paths: [], redirects: [] },
    contentSecurityPolicy([], [style], form),
  );
  writeFileSync(join(folder, 'public/index.html'), `<style>${style}</style>`);
  writeFileSync(join(folder, 'public/404.html'), 'not found');
  appendFileSync(join(folder, 'hosting/nginx.conf'), more);
}

test('a release by the guide is live with its headers, unless nginx refuses it; and so is a rollback', async () => {
  const server = temporaryFolder();
  const site = join(server, 'var/www/casegood');
  const certificates = join(server, 'etc/letsencrypt/live/www.example.com');
  for (const folder of [join(server, 'bin'), site, certificates]) {
    mkdirSync(folder, { recursive: true });
  }
  // nginx’s workers have another account than root.
  chmodSync(server, 0o755);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem', '-subj', '/CN=www.example.com'];
  execFileSync('openssl', ['req', '-x509', ...key, ...files], {
    cwd: certificates,
    stdio: 'ignore',
  });
  const [http, https] = [await freePort(), await freePort()];
  const here = (text = '') => text.replace(/(?<=[\s:"])\/(?=(?:var|etc)\/)/g, `${server}/`);
  const [tried = '', blocks = '', script = ''] = guideBlocks();
  const configuration = join(server, 'nginx.conf');
  // The server block of the site alone stands where the guide tries it.
  const ofServer = here(blocks)
    .replace(/listen 80\b/g, `listen ${http}`)
    .replace(/listen 443\b/g, `listen ${https}`);
  writeFileSync(
    configuration,
    tried.replace(/ *server \{.*\}\n/, ofServer).replace('pid try', `pid ${server}/try`),
  );
  const stub = `exec ${nginx().program} -e stderr -p ${server} -c ${configuration} "$@"`;
  writeFileSync(join(server, 'bin/nginx'), `#!/bin/sh\n${stub}\n`, { mode: 0o755 });
  writeFileSync(join(site, 'release.sh'), here(script));

  const release = (name: string) =>
    spawnSync('sh', [join(site, 'release.sh'), name], {
      env: { ...process.env, PATH: `${join(server, 'bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    });
  const build = (name: string, more = '') => buildRelease(name, join(site, 'releases', name), more);
  /** The colour of the page that visitors get, which its policy must list. */
  const shown = () =>
    execFileSync(
      'curl',
      [
        '-ksi',
        '--resolve',
        `www.example.com:${https}:127.0.0.1`,
        `https://www.example.com:${https}`,
      ],
      { encoding: 'utf8' },
    );

  build('red');
  build('blue');
  build('twice', 'server_tokens off;');
  // nginx runs with what the server had before.
  execFileSync('ln', ['-s', 'releases/red', 'live'], { cwd: site });
  const { stop } = await startNginx(configuration);
  for (const [name, status, color] of [
    ['blue', 0, 'blue'],
    ['twice', 1, 'blue'],
    ['none', 1, 'blue'],
    ['red', 0, 'red'],
  ] as const) {
    expect([name, release(name).status]).toEqual([name, status]);
    expect(readlinkSync(join(site, 'live'))).toBe(`releases/${color}`);
    await expect.poll(shown).toContain(`<style>body{color:${color}}</style>`);
    expect(shown()).toContain('x-content-type-options: nosniff');
  }
  const { status, headers } = await sendRequest(`http://127.0.0.1:${http}`, '/clients?a', {
    headers: { host: 'example.com' },
  });
  expect([status, headers.location]).toEqual([301, 'https://www.example.com/clients?a']);
  await stop();
});
