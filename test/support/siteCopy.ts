import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../../tools/copyProject';

export interface SiteCopy {
  folder: string;
  /** Starts Gatsby in the copy; its output is in `output`. */
  gatsby(args: string[], env: Record<string, string>): GatsbyProcess;
  /** Builds the copy, as `npm run build` does. */
  build(env: Record<string, string>): GatsbyProcess;
  /** Stops what is running, and deletes the copy. */
  remove(): Promise<void>;
}

export interface GatsbyProcess {
  output(): string;
  /** Waits for this text in the output; fails with all the output if it ends before. */
  waitForOutput(words: string): Promise<void>;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Asks it to end. */
  stop(): void;
  /** Kills it at once, with everything that it has started, as if the machine were switched off. */
  kill(): Promise<void>;
}

/**
 * Copies the project to a folder of its own, with the content of the fixture site unless told otherwise. The packages
 * are shared.
 */
export function copySite(content = 'test/fixture/content'): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'casegood-copy-'));
  copyProject(folder, content);
  const running: { child: ChildProcess; ended: Promise<number | null> }[] = [];

  function start(args: string[], env: Record<string, string>): GatsbyProcess {
    const child = spawn(process.execPath, args, {
      cwd: copy.folder,
      // The test runner's NODE_ENV and options are not for the site.
      env: { ...process.env, NODE_ENV: undefined, CI: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that the processes that Gatsby starts can be ended with it.
      detached: true,
    });
    let output = '';
    const spoken = new EventEmitter();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        spoken.emit('more');
      });
    }
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    running.push({ child, ended });

    async function waitForOutput(words: string) {
      const failed = ended.then((code) => {
        throw new Error(`Gatsby ended with ${code} before it printed "${words}":\n${output}`);
      });
      while (!output.includes(words)) await Promise.race([once(spoken, 'more'), failed]);
      failed.catch(() => undefined);
    }

    async function kill() {
      endGroup(child, 'SIGKILL');
      await ended;
    }

    return { output: () => output, waitForOutput, ended, stop: () => child.kill(), kill };
  }

  async function remove() {
    // What a build has started has its own process group, which the build ends when asked to.
    for (const { child } of running) endGroup(child, isBuild(child) ? 'SIGTERM' : 'SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    rmSync(copy.folder, { recursive: true, force: true });
  }

  const copy: SiteCopy = {
    folder,
    gatsby: (args, env) => start(['node_modules/gatsby/cli.js', ...args], env),
    build: (env) => start(buildCommand, env),
    remove,
  };
  return copy;
}

const buildCommand = ['--import', 'tsx', 'tools/build.ts'];

function isBuild({ spawnargs }: ChildProcess): boolean {
  return spawnargs.includes('tools/build.ts');
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, signal);
}
