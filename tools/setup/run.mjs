import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isWritable } from './writable.mjs';

// Nothing here may use a package, since none may be installed yet.

/**
 * Runs a program, and waits for it. Its output is passed on. When this process is stopped, so is the program, with
 * everything that it has started: npm and shells don't pass signals on themselves.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @param {import('node:child_process').SpawnOptions & { mayFail?: boolean }} [options]
 * @returns {Promise<string>} what it has written to standard output, if `options` pipe that
 * @throws {Error} when it fails, unless it may, or is stopped
 */
export async function run(program, args, env, { mayFail = false, ...options } = {}) {
  const child = spawn(program, args, {
    stdio: 'inherit',
    // The leader of a process group, which gets signals as one.
    detached: true,
    env: { ...process.env, ...homeForCommands(), ...env },
    ...options,
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
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
  if (code !== 0 && !mayFail) throw new Error(`${label} failed. See the output above.`);
  return output;
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs npm, as `run` does.
 *
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 */
export async function npm(args, env) {
  await run('npm', args, env);
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

/** @type {Record<string, string> | undefined} */
let home;

/**
 * Variables that give commands a writable home folder: npm, Gatsby and browsers keep files there, and fail with a stack
 * trace without one. A temporary one lasts as long as this process.
 */
export function homeForCommands() {
  if (home !== undefined || isWritable(homedir())) return home ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'casegood-home-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  console.error(`The home folder ${homedir()} can’t be written to, so ${folder} is used instead.`);
  home = {
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, '.config'),
    XDG_CACHE_HOME: join(folder, '.cache'),
    npm_config_cache: join(folder, '.npm'),
  };
  return home;
}
