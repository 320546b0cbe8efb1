import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'locked-'));
const tsx = resolve('node_modules/tsx/dist/cjs/index.cjs');
const source = JSON.stringify(resolve('src/build/lockFolder.ts'));
const script = `const { lockFolder } = require(${source});
console.log('ready');
process.stdin.once('data', () => lockFolder().then(
  () => { console.log('locked'); setInterval(() => {}, 1000); },
  ({ message }) => { console.log(message); process.exit(); }
));`;
const running: ChildProcess[] = [];

// Each starts processes, which takes seconds on a busy machine.
jest.setTimeout(60_000);

afterEach(() => Promise.all(running.splice(0).map(kill)));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that locks the folder when it is told to. */
async function start(cwd = folder): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--require', tsx, '--eval', script], { cwd });
  running.push(child);
  await output(child);
  return child;
}

async function output({ stdout }: ChildProcess): Promise<string> {
  const [text] = await once(stdout ?? process.stdin, 'data');
  return String(text).trim();
}

function lock(child: ChildProcess): Promise<string> {
  child.stdin?.write('now');
  return output(child);
}

async function kill(child: ChildProcess): Promise<void> {
  if ((child.exitCode ?? child.signalCode) !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

test('a second process learns that the folder is locked, even if the first is suspended', async () => {
  const first = await start();
  expect(await lock(first)).toBe('locked');
  first.kill('SIGSTOP');
  expect(await lock(await start())).toBe(
    'A build or a dev server is running in this folder already. End it first, then try again.',
  );
  expect(await lock(await start(tmpdir()))).toBe('locked');
});

test('after one was killed, one of several that ask at once gets the folder', async () => {
  const killed = await start();
  expect(await lock(killed)).toBe('locked');
  await kill(killed);
  const asking = await Promise.all(Array.from({ length: 8 }, () => start()));
  const answers = await Promise.all(asking.map(lock));
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1);
});
