import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'homes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is added to the environment of commands, given this home folder. */
function homeFrom(home: string) {
  const module = pathToFileURL(resolve('tools/setup/run.mjs')).href;
  const script = `
    const { homeForCommands } = await import('${module}');
    homeForCommands();
    console.log(JSON.stringify(homeForCommands()));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { env: { ...process.env, HOME: home }, encoding: 'utf8' },
  );
  return { added: JSON.parse(stdout), told: stderr };
}

test('a writable home folder is used by commands, and is left as it was', () => {
  expect(homeFrom(folder)).toEqual({ added: {}, told: '' });
  expect(readdirSync(folder)).toEqual([]);
});

test('an unwritable one is replaced by another, which is reported once', () => {
  const { added, told } = homeFrom(join(folder, 'none'));
  expect(added.HOME).toContain('casegood-home-');
  expect(told).toBe(
    `The home folder ${join(folder, 'none')} can’t be written to, so ${added.HOME} is used instead.\n`,
  );
  // It was that process's.
  expect(existsSync(added.HOME)).toBe(false);
});

const gone = (pid: number) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

/** Starts a script as npm does, in a shell; it runs a program that runs another, and all print their process ids. */
async function startChain() {
  const module = pathToFileURL(resolve('tools/setup/run.mjs')).href;
  const last = 'console.log(process.pid); setInterval(() => {}, 1000);';
  const middle = `console.log(process.pid);
    require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(last)}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  const script = join(folder, 'script.mjs');
  writeFileSync(
    script,
    `import { run, runMain } from '${module}';
    console.log(process.pid);
    runMain(async () => { await run(process.execPath, ['--eval', ${JSON.stringify(middle)}]); });`,
  );
  // A shell that has more to do stays around.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`]);
  const pids: number[] = [];
  for await (const line of createInterface(shell.stdout)) {
    pids.push(Number(line));
    if (pids.length === 3) break;
  }
  return { shell, pids };
}

test.each(['the shell', 'the script'])(
  'when %s is stopped, so is everything that it has started',
  async (stopped) => {
    const { shell, pids } = await startChain();
    try {
      process.kill(stopped === 'the shell' ? (shell.pid ?? 0) : (pids[0] ?? 0), 'SIGTERM');
      // If one goes on, this waits until the test times out.
      while (!pids.every(gone)) await new Promise(setImmediate);
    } finally {
      for (const pid of pids) if (!gone(pid)) process.kill(pid, 'SIGKILL');
    }
  },
);
