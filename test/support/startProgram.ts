import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

export type RunningProgram = ReturnType<typeof startProgram>;

const children: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of children) end(child, 'SIGKILL');
});

/** Starts a program, which ends with this process at the latest, as does all that it has started. */
export function startProgram(program: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(program, args, { ...options, detached: true, stdio: 'pipe' });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');

  /** Waits until this holds. Throws with all output if the program ends before. */
  async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) {
      if (hasEnded(child)) throw new Error(`${program} ${args.join(' ')} ended:\n${output}`);
      await setTimeout(50);
    }
  }

  return {
    output: () => output,
    /** The exit code, once it has ended. */
    ended: closed.then(([code]) => code),
    waitUntil,
    waitForOutput: (words: string) => waitUntil(() => output.includes(words)),
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      end(child, signal);
      await closed;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Ends a program and its process group, which are the processes that it has started. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal);
}
