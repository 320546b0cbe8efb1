import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWritable } from './writable.mjs';

// Nothing here may use a package, since none may be installed yet.

/**
 * Runs npm, and waits for it. Its output is passed on.
 *
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @throws {Error} when it ends with a failure, or is stopped
 */
export async function npm(args, env) {
  const child = spawn('npm', args, {
    stdio: 'inherit',
    // There npm is a script of the shell.
    shell: process.platform === 'win32',
    env: { ...process.env, ...homeForCommands(), ...env },
  });
  // A signal to this process must not leave the command running.
  const stop = () => child.kill('SIGTERM');
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = await once(child, 'close');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  const label = `npm ${args.join(' ')}`;
  if (child.killed) throw new Error(`${label} was stopped.`);
  if (code !== 0) throw new Error(`${label} failed. What went wrong stands above.`);
}

/**
 * Runs the main part of a script: an error is shown as its message alone, and ends the process with a failure.
 *
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
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
  console.error(`The home folder ${homedir()} takes no files, so ${folder} is used in its place.`);
  home = {
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, '.config'),
    XDG_CACHE_HOME: join(folder, '.cache'),
    npm_config_cache: join(folder, '.npm'),
  };
  return home;
}
