import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveSite } from '../../tools/serve/serve';
import { freePort } from '../support/freePort';
import { guideBlock } from './guide';
import {
  configureNginx,
  engine,
  engineEnvironment,
  nginxCommand,
  start,
  temporaryFolder,
} from './start';

export interface Host {
  /** As table.md has it. */
  name: string;
  /** Whether a site can be served below a path there. */
  takesPath?: boolean;
  /** Whether it hides all files that aren’t for visitors, and not only those that it knows. */
  hidesFiles?: boolean;
  /**
   * Serves a built site as the host does.
   *
   * @param folder contains `public/` and `hosting/`, was made just for this, and may be changed
   * @param prefix the path that the site is served below, such as `/site`, or nothing
   * @returns a function that ends it
   */
  serve(folder: string, port: number, prefix: string): Promise<() => Promise<void>>;
}

/** Debian’s account for servers, which the container uses. */
const WWW_DATA = 33;

export const hosts: Host[] = [
  {
    // What the other tests are served by, and whoever looks at a build.
    name: 'npm run serve',
    takesPath: true,
    hidesFiles: true,
    async serve(folder, port, prefix) {
      const server = await serveSite({ port, root: join(folder, 'public'), prefix });
      return () => server.close();
    },
  },
  {
    name: 'nginx',
    takesPath: true,
    hidesFiles: true,
    serve(folder, port) {
      // The guide’s server block of the site, but without encryption.
      const blocks = guideBlock('```nginx', '```').split(/^ *server /m);
      const plain = `${blocks.at(-1)}`
        .replace(/^ *(?:listen \[|ssl_|server_name).*\n/gm, '')
        .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
        .replace(
          'include /var/www/casegood/live.conf;',
          `root ${folder}/public; include ${folder}/hosting/nginx.conf;`,
        );
      configureNginx(folder, `server ${plain}`);
      return start(nginxCommand(join(folder, 'nginx.conf')), port);
    },
  },
  {
    // What Containerfile puts into the image, run without a container.
    name: 'the container',
    takesPath: true,
    hidesFiles: true,
    async serve(folder, port) {
      const containerfile = readFileSync('Containerfile', 'utf8');
      const image = temporaryFolder();
      const copies = containerfile.matchAll(
        /^COPY (?:--from=build \/site\/)?(\S+) (\/(?:etc|var)\/\S+)$/gm,
      );
      for (const [, from = '', to = ''] of copies) {
        const built = join(folder, from);
        const source = existsSync(built) ? built : resolve(from);
        cpSync(source, join(image, to), { recursive: true });
      }
      mkdirSync(join(image, 'tmp'));
      for (const place of ['', 'tmp']) chmodSync(join(image, place), 0o777);
      const configuration = join(image, 'etc/nginx/nginx.conf');
      const text = readFileSync(configuration, 'utf8')
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace(/ \/(?=tmp\/|var\/|etc\/nginx\/snippets\/)/g, ` ${image}/`);
      writeFileSync(configuration, text);
      const account = process.getuid?.() === 0 ? { uid: WWW_DATA, gid: WWW_DATA } : {};
      const stop = await start(nginxCommand(configuration), port, account);
      return () => stop(/^STOPSIGNAL SIGQUIT$/m.test(containerfile) ? 'SIGQUIT' : 'SIGTERM');
    },
  },
  {
    name: 'Cloudflare Pages',
    serve(cwd, port) {
      // Otherwise it keeps its state in a folder of the project.
      const state = `--persist-to=${join(cwd, 'state')}`;
      const words = ['pages', 'dev', 'public', '--compatibility-date=2026-01-01', state];
      const options = ['--ip=127.0.0.1', `--port=${port}`];
      const command = engine('wrangler/bin/wrangler.js', ...words, ...options);
      return start(command, port, { cwd, env: engineEnvironment() });
    },
  },
  {
    name: 'Netlify',
    async serve(cwd, port) {
      const ports = [`--port=${port}`, `--staticServerPort=${await freePort()}`];
      // Edge functions, of which the site has none, would need Deno, which it downloads.
      const local = ['--dir=public', '--offline', '--no-open', '--internal-disable-edge-functions'];
      const command = engine('netlify-cli/bin/run.js', 'dev', ...local, ...ports);
      return start(command, port, { cwd, env: engineEnvironment() });
    },
  },
];
