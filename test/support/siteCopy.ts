import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../../tools/copyProject';

export interface SiteCopy {
  folder: string;
  /** Starts Gatsby in the copy, with all that it says in `output`. */
  gatsby(args: string[], env: Record<string, string>): GatsbyProcess;
  /** Ends what is running, and deletes the copy. */
  remove(): Promise<void>;
}

export interface GatsbyProcess {
  output(): string;
  /** Waits until it has said these words; fails with all that it said where it ends before. */
  said(words: string): Promise<void>;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Ends it at once, with all that it has started, as a machine that is switched off. */
  kill(): Promise<void>;
}

/** Copies the project, with the content of the fixture site unless told otherwise, to a folder of its own. The packages are shared. */
export function copySite(content = 'test/fixture/content'): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'casegood-copy-'));
  copyProject(folder, content);
  const running: { child: ChildProcess; ended: Promise<number | null> }[] = [];

  function gatsby(args: string[], env: Record<string, string>): GatsbyProcess {
    const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
      cwd: folder,
      // The test runner's own NODE_ENV and options are not the site's.
      env: { ...process.env, NODE_ENV: undefined, CI: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the processes that Gatsby starts can be ended with it.
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

    async function said(words: string) {
      const failed = ended.then((code) => {
        throw new Error(`Gatsby ended with ${code} before it said "${words}":\n${output}`);
      });
      while (!output.includes(words)) await Promise.race([once(spoken, 'more'), failed]);
      failed.catch(() => undefined);
    }

    async function kill() {
      endGroup(child);
      await ended;
    }

    return { output: () => output, said, ended, kill };
  }

  async function remove() {
    for (const { child } of running) endGroup(child);
    await Promise.all(running.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  }

  return { folder, gatsby, remove };
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, 'SIGKILL');
}
