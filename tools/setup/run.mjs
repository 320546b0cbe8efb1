import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { killedForMemory, whyEnded } from './whyEnded.mjs';

// Nothing here may use a package, since none may be installed yet.

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program, and waits for it. Its output is passed on. When this process is stopped, so is the program, with
 * everything that it has started: npm and shells don't pass signals on themselves. Nothing of it outlives its failure.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @throws {Error} when it fails or is stopped, with the cause where that is known
 */
export async function run(program, args, env) {
  // As the leader of a group of processes, which gets signals as one.
  const killedBefore = killedForMemory();
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
  const [code, signal] = await once(child, 'close');
  for (const signal of stopSignals) process.off(signal, stop);
  const label = `${basename(program)} ${args.join(' ')}`;
  if (isStopped) throw new Error(`${label} was stopped.`);
  if (code === 0) return;
  const why = whyEnded(code, signal, killedBefore);
  killGroup(child.pid);
  throw new Error(`${label} ${why}`);
}

/**
 * Ends what a program that has failed has left behind, such as Gatsby’s workers, which would write on.
 *
 * @param {number | undefined} pid
 */
function killGroup(pid) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has left nothing.
  }
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
