import { execSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../../tools/serve/serve';
import { guideBlocks, startNginx, temporaryFolder } from './nginx';

/** Debian’s account for servers, which the container uses. */
const WWW_DATA = 33;

/**
 * What serves a built site.
 *
 * @param folder contains `public/` and `hosting/`
 * @returns a function that ends it
 */
type Serve = (folder: string, port: number) => Promise<() => Promise<void>>;

const serve: Serve = async (folder, port) => {
  const server = await serveSite({ port, root: join(folder, 'public') });
  return () => server.close();
};

/** nginx, as its guide tries it. */
const nginx: Serve = async (folder, port) => {
  const [text = ''] = guideBlocks();
  const configuration = join(folder, 'try.conf');
  // nginx’s workers have another account than root.
  const ofTest = `master_process off;\n${text.replace('127.0.0.1:8080', `127.0.0.1:${port}`)}`;
  writeFileSync(configuration, ofTest);
  return (await startNginx(configuration, {}, ['-p', folder])).stop;
};

/** What Containerfile puts into the image, run without a container, from a checkout that nobody else may read. */
const container: Serve = async (folder, port) => {
  const [site, image] = [temporaryFolder({ '': folder }), temporaryFolder()];
  cpSync('container', join(site, 'container'), { recursive: true });
  for (const each of readdirSync(site, { recursive: true, withFileTypes: true })) {
    chmodSync(join(each.parentPath, each.name), each.isDirectory() ? 0o700 : 0o600);
  }
  const containerfile = readFileSync('Containerfile', 'utf8');
  const [, afterBuild = ':'] = /^RUN npm run build && (.*)$/m.exec(containerfile) ?? [];
  execSync(afterBuild, { cwd: site });
  const copies = /^COPY --from=build \/site\/(\S+) (\S+)$/gm;
  for (const [, from = '', to = ''] of containerfile.matchAll(copies)) {
    cpSync(join(site, from), join(image, to), { recursive: true });
  }
  mkdirSync(join(image, 'tmp'));
  for (const place of ['', 'tmp']) chmodSync(join(image, place), 0o777);
  const configuration = join(image, 'etc/nginx/nginx.conf');
  const text = readFileSync(configuration, 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(/ \/(?=tmp\/|var\/|etc\/nginx\/snippets\/)/g, ` ${image}/`);
  writeFileSync(configuration, text);
  const account = process.getuid?.() === 0 ? { uid: WWW_DATA, gid: WWW_DATA } : {};
  return (await startNginx(configuration, account)).stop;
};

export const servers: [name: string, serve: Serve, hasBrotli: boolean][] = [
  ['npm run serve', serve, true],
  ['nginx', nginx, false],
  ['the container', container, true],
];
