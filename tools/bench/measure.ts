import { spawn } from 'node:child_process';
import { type PeakMemory, watchMemory } from './memory';

export interface Measured {
  seconds: number;
  /** Undefined where the system doesn't tell it. */
  memory: PeakMemory | undefined;
}

/** A build needs these; nothing is ever sent to either address. */
const settings = {
  SITE_URL: 'https://bench.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/bench',
  GATSBY_TELEMETRY_DISABLED: '1',
  // Gatsby then writes plain lines, and no progress bars.
  CI: '1',
};

/**
 * Runs a script with Node in a folder and measures it. Throws an error with the end of what it has written
 * where it fails, and where somebody ends the bench meanwhile.
 */
export function measure(folder: string, args: readonly string[]): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const peak = watchMemory(child.pid ?? 0);
    const written: string[] = [];
    child.stdout.on('data', (text) => written.push(String(text)));
    child.stderr.on('data', (text) => written.push(String(text)));
    // So that the copy of the project is still removed by whoever made it.
    const stop = () => child.kill('SIGTERM');
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const settle = () => process.off('SIGINT', stop).off('SIGTERM', stop);
    child.on('error', (error) => {
      peak();
      settle();
      reject(error);
    });
    child.on('close', (code, signal) => {
      const memory = peak();
      settle();
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ seconds, memory });
      else {
        const how = signal === null ? 'failed' : `was ended from outside (${signal})`;
        reject(new Error(`${args.join(' ')} ${how}:\n\n${written.join('').slice(-3000)}`));
      }
    });
  });
}
