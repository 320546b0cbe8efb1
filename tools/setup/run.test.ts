import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a command that does this, and waits until it and what it has started have told their process ids. */
async function start(main: string, count: number) {
  const script = join(folder, `${count}.ts`);
  writeFileSync(
    script,
    `import { claim, run, runMain } from '${resolve('tools/setup/run.ts')}';
    process.chdir('${folder}');
    const last = 'console.log(process.pid); setInterval(() => {}, 1000);';
    runMain(async () => { ${main} });`,
  );
  const env = { ...process.env, CASEGOOD_CLAIMED: '' };
  const command = spawn(process.execPath, ['--import', 'tsx', script], { env });
  let said = '';
  command.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((done) => command.once('close', () => done(said)));
  const pids: number[] = [];
  if (count > 0) {
    for await (const line of createInterface(command.stdout)) {
      pids.push(Number(line));
      if (pids.length === count) break;
    }
  }
  return { command, pids, ended };
}

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
    const inner = 'child_process.spawn(process.execPath, ["--eval", last], { stdio: "inherit" });';
    const code = `'const last = ' + JSON.stringify(last) + ';' + last + '${inner}'`;
    const { command, pids } = await start(`await run(process.execPath, ['--eval', ${code}]);`, 2);
    expect(pids).toHaveLength(2);
    command.kill(signal);
    // If one goes on, this waits until the test times out.
    while (!pids.every(isGone)) await new Promise(setImmediate);
  },
);

test('a second command is refused while one has the folder, and not afterwards', async () => {
  const first = await start('await claim(); eval(last);', 1);
  expect(await (await start('await claim();', 0)).ended).toMatch('Another command is at work');
  first.command.kill('SIGINT');
  await first.ended;
  expect(await (await start('await claim(); await claim();', 0)).ended).toBe('');
});
