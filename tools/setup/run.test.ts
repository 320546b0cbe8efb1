import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
const script = join(folder, 'script.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a script that runs Node with this code. */
function writeScript(code: string): void {
  const module = pathToFileURL(resolve('tools/setup/run.mjs')).href;
  writeFileSync(
    script,
    `import { run, runMain } from '${module}';
    runMain(async () => {
      console.log(process.pid);
      await run(process.execPath, ['--eval', ${JSON.stringify(code)}]);
    });`,
  );
}

test('programs have a home folder that can be written to, which is removed if it is a temporary one', () => {
  writeScript('console.log(os.homedir())');
  const [own, other] = [folder, join(folder, 'none')].map((HOME) => {
    const options = { env: { ...process.env, HOME }, encoding: 'utf8' } as const;
    return spawnSync(process.execPath, [script], options).stdout.split('\n')[1] ?? '';
  });
  expect(own).toBe(folder);
  expect(other).toContain('casegood-home-');
  expect(existsSync(other ?? '')).toBe(false);
});

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

test.each(['the shell', 'the script'])(
  'when %s is stopped, so is everything that it has started',
  async (stopped) => {
    const last = 'console.log(process.pid); setInterval(() => {}, 1000);';
    writeScript(`${last}
      child_process.spawn(process.execPath, ['--eval', ${JSON.stringify(last)}], { stdio: 'inherit' });`);
    // As npm does; a shell that has more to do stays around.
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`]);
    const pids: number[] = [];
    for await (const line of createInterface(shell.stdout)) {
      pids.push(Number(line));
      if (pids.length === 3) break;
    }
    try {
      process.kill(stopped === 'the shell' ? (shell.pid ?? 0) : (pids[0] ?? 0), 'SIGTERM');
      // If one goes on, this waits until the test times out.
      while (!pids.every(isGone)) await new Promise(setImmediate);
    } finally {
      for (const pid of pids) if (!isGone(pid)) process.kill(pid, 'SIGKILL');
    }
  },
);
