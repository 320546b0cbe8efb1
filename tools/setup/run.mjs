import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

// Nothing here may use a package, since none may be installed yet.

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program, and waits for it. Its output is passed on. When this process is stopped, so is the program, with
 * everything that it has started: npm and shells don't pass signals on themselves.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @throws {Error} when it fails or is stopped
 */
export async function run(program, args, env) {
  // As the leader of a group of processes, which gets signals as one.
  const child = spawn(program, args, {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, ...env },
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
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
