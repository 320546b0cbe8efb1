import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'port-'));
const server = createServer();
let taken = '';

beforeAll(async () => {
  // As Gatsby’s is called, and what it starts.
  for (const name of ['cli.js', 'child.js']) {
    writeFileSync(join(folder, name), "console.log('started')");
  }
  await once(server.listen(0, 'localhost'), 'listening');
  taken = String((server.address() as AddressInfo).port);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What a program says that is started as the dev server is. */
async function start(program: string, args: string[], env: Record<string, string>) {
  const preload = ['--require', resolve('tools/setup/freePort.cjs')];
  const started = spawn(process.execPath, [...preload, join(folder, program), ...args], {
    env: { ...process.env, PORT: '', HOST: '', ...env },
  });
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (text) => (output += text));
  await once(started, 'close');
  return output;
}

test.each([
  ['PORT', [], (port: string) => ({ PORT: port })],
  ['--port', ['--port', 'PORT'], () => ({})],
  ['-p', ['-p', 'PORT'], () => ({ PORT: '1' })],
  ['--port=', ['--host', 'localhost', '--port=PORT'], () => ({})],
] as const)('a taken port that %s chooses is refused at once', async (_name, args, env) => {
  const given = ['develop', ...args].map((each) => each.replace('PORT', taken));
  expect(await start('cli.js', given, env(taken))).toBe(
    `Another program has the port ${taken}. Set PORT to another, or end that program.\n`,
  );
});

test.each([
  ['a free port', 'cli.js', '0'],
  ['what is no port, of which Gatsby speaks', 'cli.js', 'eighty'],
  ['what Gatsby starts', 'child.js', undefined],
])('%s is not refused', async (_name, program, port) => {
  expect(await start(program, ['develop'], { PORT: port ?? taken })).toBe('started\n');
});
