import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const cwd = mkdtempSync(join(tmpdir(), 'claim-'));
afterAll(() => rmSync(cwd, { recursive: true }));

const claim = `require(${JSON.stringify(resolve('tools/setup/claim.cjs'))}).claim(process.argv[1]);`;
const program = (file: string, then = '') => ['--eval', claim + then, file];
/** Without what this process’s own parents may have claimed. */
const env = (name: string) => ({ ...process.env, CASEGOOD_CLAIMED: '', npm_lifecycle_event: name });

/** What a program that claims a file says, and whether it may go on. */
function tryClaim(file: string, then = '') {
  const how = { cwd, env: env('build'), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, program(file, then), how);
  return { status, stderr };
}

const granted = { status: 0, stderr: '' };

/** Starts a program that claims a file until it is ended. */
async function hold(file: string, name: string) {
  const then = 'console.log(1); setInterval(() => {}, 1000);';
  const how = { cwd, env: env(name) };
  const holder = spawn(process.execPath, program(file, then), how);
  for await (const _ of createInterface(holder.stdout)) break;
  const ended = new Promise((done) => holder.once('close', done));
  return { pid: holder.pid, end: (signal: NodeJS.Signals) => holder.kill(signal) && ended };
}

test.each(['dev', 'build', 'test'])(
  'what npm run %s has claimed is refused to others until it ends, however it does',
  async (name) => {
    const holder = await hold('.running', name);
    const refusal = `"npm run ${name}" (process ${holder.pid}) is at work in this folder, and would lose its files. End it, then try again; if it has ended, remove .running.\n`;
    expect(tryClaim('.running')).toEqual({ status: 1, stderr: refusal });
    expect(tryClaim('.running-preview')).toEqual(granted);
    await holder.end('SIGKILL');
    expect(existsSync(join(cwd, '.running'))).toBe(true);
    expect(tryClaim('.running')).toEqual(granted);
    expect(existsSync(join(cwd, '.running'))).toBe(false);
  },
);

test('what a program has claimed is granted to what it starts, and given back once', () => {
  const inner = `${claim} console.log('inner');`;
  const outer = `child_process.execFileSync(process.execPath, ['--eval', ${JSON.stringify(inner)}, '.running']);
    if (!fs.existsSync('.running')) throw new Error('It was given back too early.');`;
  expect(tryClaim('.running', outer)).toEqual(granted);
});

test.each([
  ['a program', 'node'],
  ['the program of a program', 'node, inner'],
  ['the program of a shell', 'shell'],
])('%s that shares a claim has it alone once its parent was killed', async (_name, way) => {
  const last = `${claim} console.log(process.pid); setInterval(() => {}, 1000);`;
  const start = (code: string) =>
    way === 'shell'
      ? `child_process.spawn('sh', ['-c', '"$0" --eval "$1" .running', process.execPath, ${JSON.stringify(code)}], { stdio: 'inherit' });`
      : `child_process.spawn(process.execPath, ['--eval', ${JSON.stringify(code)}, '.running'], { stdio: 'inherit' });`;
  const inner = way.includes('inner') ? `${claim} ${start(last)}` : last;
  const how = { cwd, env: env('build') };
  const outer = spawn(process.execPath, program('.running', start(inner)), how);
  let pid = '';
  for await (const line of createInterface(outer.stdout)) {
    pid = line;
    break;
  }
  outer.kill('SIGKILL');
  for (const [middle = ''] of readFileSync(join(cwd, '.running'), 'utf8').matchAll(/^\d+/gm)) {
    if (middle !== pid && Number(middle) !== outer.pid) process.kill(Number(middle), 'SIGKILL');
  }
  const isHeld = () => tryClaim('.running').stderr.includes(`(process ${pid}) is at work`);
  while (!isHeld()) await new Promise(setImmediate);
  process.kill(Number(pid), 'SIGKILL');
  while (tryClaim('.running').status !== 0) await new Promise(setImmediate);
});

test('a process that has ended and is not asked how has no claim', async () => {
  // The child ends once its parent is a program that never asks.
  const parent = spawn('sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 60']);
  const statOf = (pid: string | number = 0) => readFileSync(`/proc/${pid}/stat`, 'utf8');
  for await (const pid of createInterface(parent.stdout)) {
    while (!statOf(parent.pid).includes('(sleep)')) await new Promise(setImmediate);
    parent.stdin.end();
    while (!statOf(pid).includes(') Z ')) await new Promise(setImmediate);
    writeFileSync(join(cwd, '.running'), `${pid} npm run build`);
    break;
  }
  expect(tryClaim('.running')).toEqual(granted);
  parent.kill();
});

test.each(['missing/.running', '/proc/.running', '/dev/null/.running'])(
  'where %s can’t be written, one sentence says so',
  (file) => {
    const said = /^Nothing can be written to \S+ \(E\w+\): is the disk full, or .*\?\n$/;
    expect(tryClaim(file)).toEqual({ status: 1, stderr: expect.stringMatching(said) });
  },
);

test.each(['', '99999999 npm run dev', 'of another version'])(
  'a note that says %j is no claim',
  (note) => {
    writeFileSync(join(cwd, '.running'), note);
    expect(tryClaim('.running')).toEqual(granted);
  },
);

test.each(['.cache', 'public'])(
  'where Gatsby couldn’t write to %s, one sentence says so',
  (name) => {
    // What is below a file can’t be written, even by root.
    writeFileSync(join(cwd, 'file'), '');
    symlinkSync('file/below', join(cwd, name));
    const args = ['--require', resolve('tools/setup/claimed.cjs'), '--eval', 'console.log(1)'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd,
      env: env('dev'),
      encoding: 'utf8',
    });
    rmSync(join(cwd, name));
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `Nothing can be written to ${name}/ (ENOTDIR): it is protected, or belongs to another account. Remove it, then try again.\n`,
    ]);
  },
);
