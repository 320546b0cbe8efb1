import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';

// Nothing here may use a package, since none may be installed yet.

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program, and waits for it. Its output is passed on. When this process is stopped, so is the program, with
 * everything that it has started: npm and shells don't pass signals on themselves.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @param {import('node:child_process').SpawnOptions} [options]
 * @throws {Error} when it fails or is stopped
 */
export async function run(program, args, env, options) {
  const child = spawn(program, args, {
    stdio: 'inherit',
    // The leader of a process group, which gets signals as one.
    detached: true,
    env: { ...process.env, ...home, ...env },
    ...options,
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  };
  for (const signal of stopSignals) process.on(signal, stop);
  const [code] = await once(child, 'close');
  for (const signal of stopSignals) process.off(signal, stop);
  const label = `${basename(program)} ${args.join(' ')}`;
  if (isStopped) throw new Error(`${label} was stopped.`);
  if (code !== 0) throw new Error(`${label} failed. See the output above.`);
}

/**
 * Runs the main part of a script: of an error only the message is shown, and the process ends with a failure.
 *
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  endWithParent();
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

/** Stops this process once its parent is gone: when npm is stopped, its shell doesn’t pass that on. */
function endWithParent() {
  const { ppid } = process;
  const checkParent = () => process.ppid !== ppid && process.kill(process.pid, 'SIGTERM');
  setInterval(checkParent, 200).unref();
}

const home = writableHome();

/**
 * Variables that give programs a home folder they can write to, where the account has none: npm, Gatsby and browsers
 * keep files there, and fail with a stack trace without one. A temporary one lasts as long as this process.
 */
function writableHome() {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    const folder = mkdtempSync(join(tmpdir(), 'casegood-home-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return {
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      npm_config_cache: folder,
    };
  }
}
