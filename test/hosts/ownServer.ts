import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, headerRules } from '../../kit/build/hosting/headers';
import { writeNginxConfiguration } from '../../kit/build/hosting/nginx';
import { fileNameRules, redirectRules } from '../../kit/build/hosting/redirects';
import { writeHeadersFile, writeRedirectsFile } from '../../kit/build/hosting/rulesFiles';
import { canonicalOldAddress } from '../../kit/content/fields/canonicalAddress';
import { freePort } from '../support/freePort';
import { guideBlock, nginx, startNginx, temporaryFolder, writableFolders } from './nginx';

export type OwnServer = Awaited<ReturnType<typeof prepareServer>>;

/** Prepares a folder as the guide prepares a server: with its server blocks, and the script that makes releases live. */
export async function prepareServer() {
  const server = temporaryFolder();
  const site = join(server, 'var/www/casegood');
  const certificates = join(server, 'etc/letsencrypt/live/www.example.com');
  const log = join(server, 'access.log');
  for (const folder of [join(server, 'bin'), site, certificates]) {
    mkdirSync(folder, { recursive: true });
  }
  for (const folder of [server, site]) chmodSync(folder, 0o755);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem', '-subj', '/CN=www.example.com'];
  execFileSync('openssl', ['req', '-x509', ...key, ...files], {
    cwd: certificates,
    stdio: 'ignore',
  });
  copyFileSync('deploy/release.sh', join(site, 'release.sh'));
  writeFileSync(join(site, 'live.conf'), 'return 503;\n');

  const ports = { http: await freePort(), https: await freePort() };
  const configuration = join(server, 'nginx.conf');
  const temporary = writableFolders(server);
  const { program } = nginx();
  writeFileSync(
    configuration,
    `include /etc/nginx/modules-enabled/*.conf;
pid ${server}/pid;
error_log stderr notice;
events {}
http {
  access_log ${log};
  ${temporary}
  ${guideBlock('```nginx', '```')
    .replace(/(?<=[\s:])\/(?=(?:var|etc)\/)/g, `${server}/`)
    .replace(/(listen (?:\[::\]:)?)80\b/g, `$1${ports.http}`)
    .replace(/(listen (?:\[::\]:)?)443\b/g, `$1${ports.https}`)}
}
`,
  );
  /** What release.sh calls, in the place of what a server has. */
  const stubs = {
    // Notes what visitors get at every step. An account that isn’t root can’t use Debian’s folders.
    nginx: `curl -ksi --resolve www.example.com:${ports.https}:127.0.0.1 https://www.example.com:${ports.https}/ >> ${server}/seen; echo >> ${server}/seen
if [ "$1" = "$FAIL" ]; then exit 1; fi
case "$*" in
  *" -c "*) sed -i '1i pid ${server}/test.pid;\\nerror_log stderr;' "$4"; sed -i 's|http {|& access_log off; ${temporary}|' "$4"; exec ${program} -e stderr "$@";;
esac
exec ${program} -e stderr -c ${configuration} "$@"`,
    date: `cat ${server}/now`,
  };
  for (const [name, text] of Object.entries(stubs)) {
    writeFileSync(join(server, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }

  /** Runs release.sh. */
  function run(input: Buffer | undefined, words: string[], env = {}) {
    const { status, stderr } = spawnSync('sh', [join(site, 'release.sh'), ...words], {
      input,
      env: { ...process.env, PATH: `${join(server, 'bin')}:${process.env.PATH}`, ...env },
      encoding: 'utf8',
    });
    return { status, stderr };
  }

  return {
    ports,
    site,
    start: async () => (await startNginx(configuration)).stop,
    releases: () => readdirSync(join(site, 'releases')).sort(),
    /** The name of the live release. */
    live: () => /releases\/(.*?)\//.exec(readFileSync(join(site, 'live.conf'), 'utf8'))?.[1],
    /** Deploys a release at a time, as the guide does where the site is built. */
    deploy: (now: string, archive: Buffer, env = {}) => {
      writeFileSync(join(server, 'now'), now);
      return run(archive, [], env);
    },
    rollBack: (name: string, env = {}) => run(undefined, [name], env),
    /** The pages that visitors got while nginx was called, each with its headers. */
    seen: () => readFileSync(join(server, 'seen'), 'utf8').split(/^(?=HTTP\/)/m),
    logged: () => readFileSync(log, 'utf8'),
  };
}

/** A small release as the build makes one: its page has a style of its own, which its policy lists. */
export function buildRelease(
  color: string,
  { more = '', prefix = '', from = ['/old'] } = {},
): string {
  const folder = temporaryFolder();
  const style = `body{color:${color}}`;
  const playerOrigins: string[] = [];
  const formEndpoint = 'https://forms.example/id';
  const csp = contentSecurityPolicy([], [style], { formEndpoint, playerOrigins });
  const headers = headerRules({ csp, playerOrigins, scripts: [], prefix });
  const old = from.map((each) => ({ from: canonicalOldAddress(each), to: '/', permanent: true }));
  const redirects = redirectRules(old, prefix);
  const files = {
    'public/index.html': `<style>${style}</style>`,
    'public/404.html': 'not found',
    'public/_headers': writeHeadersFile(headers),
    'public/_redirects': writeRedirectsFile(redirects),
    'hosting/nginx.conf':
      writeNginxConfiguration(headers, [...fileNameRules(['/'], prefix), ...redirects], prefix) +
      more,
  };
  for (const place of ['public', 'hosting']) mkdirSync(join(folder, place));
  for (const [place, text] of Object.entries(files)) {
    writeFileSync(join(folder, place), text);
  }
  return folder;
}

/** The archive that the guide sends to the server, from an account that shares nothing. */
export function pack(folder: string, ...more: string[]): Buffer {
  const [, words = ''] = /^tar (.*) \|/m.exec(guideBlock('```sh', '```')) ?? [];
  const args = [...words.split(' '), '--mode=go=', ...more];
  return execFileSync('tar', args, { cwd: folder, maxBuffer: 2 ** 28 });
}
