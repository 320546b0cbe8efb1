import { execSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../../tools/serve/serve';
import { guideBlock, nginx, startNginx, temporaryFolder, writableFolders } from './nginx';

/** Debian’s account for servers, which the container uses. */
const WWW_DATA = 33;

/**
 * What serves a built site.
 *
 * @param folder contains `public/` and `hosting/`
 * @param prefix the path that the site is served below, such as `/site`, or nothing
 * @returns a function that ends it
 */
type Serve = (folder: string, port: number, prefix?: string) => Promise<() => Promise<void>>;

/** What the other tests are served by, and whoever looks at a build. */
const serve: Serve = async (folder, port, prefix) => {
  const server = await serveSite({ port, root: join(folder, 'public'), prefix });
  return () => server.close();
};

/** The guide’s server block of the site, but without encryption. */
export const ownServer: Serve = async (folder, port) => {
  const blocks = guideBlock('```nginx', '```').split(/^ *server /m);
  const plain = `${blocks.at(-1)}`
    .replace(/^ *(?:listen \[|ssl_|server_name).*\n/gm, '')
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replace(/include .*;/, `root ${folder}/public; include ${folder}/hosting/nginx.conf;`);
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `load_module ${nginx().brotliModule};
master_process off;
pid ${folder}/pid;
events {}
http { ${writableFolders(folder)} server ${plain} }`,
  );
  return (await startNginx(configuration)).stop;
};

/** What Containerfile puts into the image, run without a container, and stopped as one is. */
export const container: Serve = (folder, port) => runContainer(folder, port);

/** The same, of a checkout and a build of which others may do no more than these modes let them. */
export async function runContainer(folder: string, port: number, file = 0o600, directory = 0o700) {
  const [site, image] = [temporaryFolder({ '': folder }), temporaryFolder()];
  cpSync('container', join(site, 'container'), { recursive: true });
  for (const each of readdirSync(site, { recursive: true, withFileTypes: true })) {
    chmodSync(join(each.parentPath, each.name), each.isDirectory() ? directory : file);
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
    .replace('daemon off;\n', '')
    .replace(/ \/(?=tmp\/|var\/|etc\/nginx\/snippets\/)/g, ` ${image}/`);
  writeFileSync(configuration, text);
  const account = process.getuid?.() === 0 ? { uid: WWW_DATA, gid: WWW_DATA } : {};
  const { stop } = await startNginx(configuration, account);
  return () => stop(/^STOPSIGNAL SIGQUIT$/m.test(containerfile) ? 'SIGQUIT' : 'SIGTERM');
}

export const servers: [name: string, serve: Serve][] = [
  ['npm run serve', serve],
  ['nginx', ownServer],
  ['the container', container],
];
