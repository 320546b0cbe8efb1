import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'claimed-'));
const tsx = resolve('node_modules/tsx/dist/cjs/index.cjs');
const source = JSON.stringify(resolve('src/build/lockFolder.ts'));
const running: ChildProcess[] = [];

// Each starts processes, which takes seconds on a busy machine.
jest.setTimeout(60_000);

afterEach(async () => {
  const left = running
    .splice(0)
    .filter(({ exitCode, signalCode }) => (exitCode ?? signalCode) === null);
  await Promise.all(left.map(end));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(code: string, cwd = folder): ChildProcess {
  const script = `const { lockFolder } = require(${source}); (async () => { ${code} })();`;
  const args = ['--require', tsx, '--eval', script];
  const child = spawn(process.execPath, args, { cwd });
  running.push(child);
  return child;
}

const lock = `
try { await lockFolder(); console.log('claimed'); } catch (error) { console.log(error.message); }
`;
const refusal =
  'A build or a dev server is running in this folder already. End it first, then try again.';
const wait = 'setInterval(() => {}, 1000);';

async function said({ stdout }: ChildProcess): Promise<string> {
  const [text] = await once(stdout ?? process.stdin, 'data');
  return String(text).trim();
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

test('a second process learns that the folder is taken, and another folder is free', async () => {
  expect(await said(run(lock + wait))).toBe('claimed');
  expect(await said(run(lock))).toBe(refusal);
  expect(await said(run(lock, tmpdir()))).toBe('claimed');
});

test('of several that ask at once after another was killed, one gets it', async () => {
  const killed = run(lock + wait);
  await said(killed);
  await end(killed);
  const asking = Array.from({ length: 8 }, () =>
    run(
      `console.log('ready'); await require('node:events').once(process.stdin, 'data'); ${lock}${wait}`,
    ),
  );
  await Promise.all(asking.map(said));
  for (const { stdin } of asking) stdin?.write('now');
  const answers = await Promise.all(asking.map(said));
  expect(answers.filter((answer) => answer === 'claimed')).toHaveLength(1);
});

test('the folder is free again when the process ends, even if it is killed', async () => {
  const first = run(lock + wait);
  expect(await said(first)).toBe('claimed');
  await end(first);
  const second = run(lock);
  expect(await said(second)).toBe('claimed');
  // The lock by itself doesn’t keep a process alive.
  if (second.exitCode === null) await once(second, 'close');
  expect(await said(run(lock))).toBe('claimed');
});

test('a process that is suspended, and doesn’t answer, still has the folder', async () => {
  const first = run(lock + wait);
  expect(await said(first)).toBe('claimed');
  first.kill('SIGSTOP');
  expect(await said(run(lock))).toBe(refusal);
});
