import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from './serve';

/* That it answers as hosts do, and hides what they hide, is in test/hosts. */

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const root = join(folder, 'public');

/** Builds a site with a home page and a header. */
function build(home: string, header: string): void {
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), home);
  writeFileSync(join(root, '404.html'), 'not found');
  writeFileSync(join(root, '_headers'), `/*\n  X-Everywhere: ${header}\n`);
  writeFileSync(join(root, '_redirects'), '');
}

afterAll(() => rmSync(folder, { recursive: true }));

test('it waits for a build, goes on through a build, serves what that has made, and survives any range', async () => {
  const { address, close } = await serveSite({ root, port: 0 });
  const get = async () => {
    const answer = await fetch(`${address}/`, { headers: { Range: 'bytes=5-3' } });
    return [answer.status, answer.headers.get('x-everywhere'), await answer.text()];
  };
  expect(await get()).toEqual([503, null, expect.stringContaining('npm run build')]);
  build('Home', 'yes');
  expect(await get()).toEqual([200, 'yes', 'Home']);
  renameSync(root, join(folder, 'away'));
  expect(await get()).toEqual([503, null, expect.stringContaining('npm run build')]);
  build('Home, and more', 'no');
  expect(await get()).toEqual([200, 'no', 'Home, and more']);
  await close();
});
