import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findNginx } from '../support/programs.mjs';
import { guideBlock } from './guide';
import { type Host, startProgram, temporaryFolder } from './host';
import { runNginx } from './runNginx';

export const nginx: Host = {
  name: 'nginx',
  takesPath: true,
  async serve(folder, port, prefix) {
    const release = join(folder, 'var/www/casegood/current');
    cpSync(join(folder, 'public'), join(release, 'public', prefix), { recursive: true });
    cpSync(join(folder, 'hosting/nginx.conf'), join(release, 'nginx.conf'));
    return runNginx(folder, serverBlock(folder, port));
  },
};

/** The guide’s server block for a server in a folder, but without encryption. */
export function serverBlock(server: string, port: number): string {
  const [, , encrypted = ''] = guideBlock('```nginx', '```').split(/^ *server /m);
  const plain = encrypted
    .replace(/^ *(?:listen \[|ssl_|server_name).*\n/gm, '')
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(' /var/', ` ${server}/var/`);
  return `server ${plain}`;
}

/** Debian’s account for servers, which the container uses. */
const WWW_DATA = 33;

/** What Containerfile puts into the image, run without a container. */
export const container: Host = {
  name: 'the container',
  takesPath: true,
  async serve(folder, port, prefix) {
    const image = temporaryFolder();
    const copies = readFileSync('Containerfile', 'utf8').matchAll(
      /^COPY (?:--from=build \/site\/)?(\S+) (\/(?:etc|var)\/\S+)$/gm,
    );
    for (const [, from = '', to = ''] of copies) {
      const built = join(folder, from);
      const source = existsSync(built) ? built : resolve(from);
      cpSync(source, join(image, to, from === 'public' ? prefix : ''), { recursive: true });
    }
    mkdirSync(join(image, 'tmp'));
    for (const place of ['', 'tmp']) chmodSync(join(image, place), 0o777);
    const configuration = join(image, 'etc/nginx/nginx.conf');
    const text = readFileSync(configuration, 'utf8');
    writeFileSync(
      configuration,
      text
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace(/ \/(?=tmp\/|var\/|etc\/nginx\/snippets\/)/g, ` ${image}/`),
    );
    const program = findNginx()?.program ?? 'nginx';
    const account = process.getuid?.() === 0 ? { uid: WWW_DATA, gid: WWW_DATA } : {};
    const options = { cwd: dirname(configuration), ...account };
    return startProgram([program, ['-e', 'stderr', '-c', configuration]], port, options);
  },
};
