import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../test/support/freePort';
import { type RunningProgram, startProgram } from '../../test/support/startProgram';

/* That it answers as hosts do, and hides what they hide, is in test/hosts. */

// Each starts a process, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const root = join(folder, 'public');

beforeAll(() => {
  mkdirSync(root);
  const home = '<link data-x="" rel="canonical" href="https://a.example/site/"/>';
  writeFileSync(join(root, 'index.html'), home);
  writeFileSync(join(root, '404.html'), 'not found');
  writeFileSync(join(root, '_headers'), '/site/*\n  X-Everywhere: yes\n');
  writeFileSync(join(root, '_redirects'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

let server: RunningProgram;

/** Starts the command in a folder. */
function serve(cwd: string, env: Record<string, string>): void {
  const args = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('tools/serve/serveBuilt.ts')];
  server = startProgram(process.execPath, args, { cwd, env: { ...process.env, ...env } });
}

afterEach(() => server.stop());

test('it lets other machines in if asked to, below the path of the site, and says where', async () => {
  const port = await freePort();
  serve(folder, { HOST: '0.0.0.0', PORT: `${port}` });
  await server.waitForOutput('Ctrl-C');
  expect(server.output()).toContain('Built for  https://a.example/site\n');
  const addresses = server.output().match(/http:\S+/g) ?? [];
  expect(addresses).toContain(`http://127.0.0.1:${port}/site/`);
  for (const address of addresses) {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('x-everywhere')]).toEqual([200, 'yes']);
  }

  // It goes on through a build, serves what that has made, and survives any range.
  const get = () =>
    fetch(`http://127.0.0.1:${port}/site/`, { headers: { Range: 'bytes=5-3' } }).then(
      async (answer) => [answer.status, answer.headers.get('x-everywhere'), await answer.text()],
    );
  const before = readFileSync(join(root, 'index.html'), 'utf8');
  renameSync(root, join(folder, 'away'));
  expect(await get()).toEqual([503, null, expect.stringContaining('npm run build')]);
  renameSync(join(folder, 'away'), root);
  writeFileSync(join(root, 'index.html'), `${before} and more`);
  writeFileSync(join(root, '_headers'), '/site/*\n  X-Everywhere: no\n');
  expect(await get()).toEqual([200, 'no', `${before} and more`]);
});

test.each([
  ['HOST is of another machine', folder, /EADDRNOTAVAIL.* 203\.0\.113\.1.*\nSet PORT or HOST/],
  [
    'nothing is built',
    root,
    /^There is no built site in public\/\. Build it first: npm run build\.\n$/,
  ],
])('it says what to do where %s', async (_, cwd, words) => {
  serve(cwd, { PORT: `${await freePort()}`, HOST: '203.0.113.1' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(words);
});
