import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../test/support/freePort';

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
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in a folder until it serves the site or ends, and stops it after `look`. */
async function serve(cwd: string, env: Record<string, string>, look = async (_: string) => {}) {
  const child = spawn(
    process.execPath,
    [resolve('node_modules/tsx/dist/cli.mjs'), resolve('tools/serve/serveBuilt.ts')],
    { cwd, env: { ...process.env, ...env } },
  );
  const ended = once(child, 'close');
  let output = '';
  const serves = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Ctrl-C')) done();
      });
    }
  });
  await Promise.race([serves, ended]);
  await look(output).finally(() => child.kill());
  await ended;
  return output;
}

test('it lets other machines in if asked to, below the path of the site, and says where', async () => {
  const port = await freePort();
  await serve(folder, { HOST: '0.0.0.0', PORT: `${port}` }, async (output) => {
    expect(output).toContain('Built for  https://a.example/site\n');
    const addresses = output.match(/http:\S+/g) ?? [];
    expect(addresses).toContain(`http://127.0.0.1:${port}/site/`);
    for (const address of addresses) {
      const answer = await fetch(address);
      expect([answer.status, answer.headers.get('x-everywhere')]).toEqual([200, 'yes']);
    }
  });
});

test('it says what to do where HOST is of another machine, and where nothing is built', async () => {
  const PORT = `${await freePort()}`;
  expect(await serve(folder, { PORT, HOST: '203.0.113.1' })).toMatch(
    /EADDRNOTAVAIL.* 203\.0\.113\.1.*\nSet PORT or HOST/,
  );
  expect(await serve(root, { PORT })).toBe(
    'There is no built site in public/. Build it first: npm run build.\n',
  );
});
