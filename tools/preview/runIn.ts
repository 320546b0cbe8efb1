import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface RunOptions {
  env: Record<string, string>;
  /** Called with each line that reports a finished step of Gatsby. */
  onLine?: (line: string) => void;
  /** Whether to ignore the exit status. */
  mayFail?: boolean;
}

/**
 * Runs a script with Node in a folder.
 *
 * @returns its standard output
 * @throws with the end of its output, when it fails
 */
export function runIn(
  folder: string,
  args: readonly string[],
  { env, onLine, mayFail = false }: RunOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop).once('SIGTERM', stop);
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    createInterface(child.stdout).on('line', (line) => {
      const step = /^success (.+?) - /.exec(line)?.[1];
      if (step !== undefined) onLine?.(step);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0 || mayFail) resolve(output);
      else
        reject(
          new Error(`${args.join(' ')} failed in ${folder}:\n\n${(output + errors).slice(-3000)}`),
        );
    });
  });
}
