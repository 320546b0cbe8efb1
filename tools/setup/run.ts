import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lock } from 'proper-lockfile';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program, and waits for it. A signal to this process ends the program and all that it has started, since npm and
 * shells pass none on.
 *
 * @param env added to the environment
 * @throws when it fails or is stopped
 */
export async function run(program: string, args: readonly string[], env = {}): Promise<void> {
  // As the leader of a group of processes, which gets signals as one.
  const child = spawn(program, args, {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, ...env },
  });
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended.
    }
  };
  for (const signal of stopSignals) process.on(signal, endGroup);
  const [code] = await once(child, 'close');
  for (const signal of stopSignals) process.off(signal, endGroup);
  if (code === 0) return;
  // Otherwise Gatsby's workers go on writing.
  endGroup();
  throw new Error(`${args.join(' ')} failed: see above.`);
}

/** Runs a command's main function. Of an error only the message is shown, and the process ends with a failure. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

/** The environment variable by which the programs that this process starts share its claim. */
const CLAIMED = 'CASEGOOD_CLAIMED';

/**
 * Claims this folder for this process and those that it starts, until it ends: only one command at a time may write to
 * Gatsby's cache.
 *
 * @param name other than `.running`, for a command that writes to a folder of its own
 * @throws when another command has it
 */
export async function claim(name = '.running'): Promise<void> {
  const claimed = `${process.cwd()}/${name}`;
  if (process.env[CLAIMED] === claimed) return;
  try {
    await lock('.', { lockfilePath: claimed, realpath: false });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
    throw new Error(
      'Another command is at work in this folder, and would lose its files. End it, then try again. ' +
        'If it was killed, wait ten seconds.',
    );
  }
  process.env[CLAIMED] = claimed;
}
