import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'on %s everything ends that was started',
  async (signal) => {
    const last = 'console.log(process.pid); setInterval(() => {}, 1000);';
    const first = `${last}
      child_process.spawn(process.execPath, ['--eval', ${JSON.stringify(last)}], { stdio: 'inherit' });`;
    const script = join(folder, 'script.mjs');
    writeFileSync(
      script,
      `import { run, runMain } from '${pathToFileURL(resolve('tools/setup/run.mjs')).href}';
      runMain(() => run(process.execPath, ['--eval', ${JSON.stringify(first)}]));`,
    );
    const started = spawn(process.execPath, [script]);
    const pids: number[] = [];
    for await (const line of createInterface(started.stdout)) {
      pids.push(Number(line));
      if (pids.length === 2) break;
    }
    try {
      started.kill(signal);
      // If one goes on, this waits until the test times out.
      while (!pids.every(isGone)) await new Promise(setImmediate);
    } finally {
      for (const pid of pids) if (!isGone(pid)) process.kill(pid, 'SIGKILL');
    }
  },
);
