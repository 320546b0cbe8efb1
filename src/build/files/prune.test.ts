import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pruneSite } from './prune';

const now = '0123456789abcdef0123';
const before = 'fedcba98765432100123';
const forVisitors = [`app-${now}.js`, `app-${now}.js.br`, '404.html', '_headers', 'favicon.svg'];
const folder = mkdtempSync(join(tmpdir(), 'prune-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('what is not for visitors goes, and all else stays', async () => {
  const others = [
    'webpack.stats.json',
    'webpack.stats.json.gz',
    'chunk-map.json',
    `app-${now}.js.map`,
    `app-${before}.js`,
    `app-${before}.js.br`,
    `app-${before}.js.LICENSE.txt`,
  ];
  for (const name of [...forVisitors, ...others]) writeFileSync(join(folder, name), 'text');
  mkdirSync(join(folder, '~partytown'));
  mkdirSync(join(folder, 'clients'));
  writeFileSync(join(folder, 'clients/index.html.br'), 'a page that is gone');
  expect(await pruneSite(folder, [`app-${now}.js`])).toBe(others.length + 2);
  expect(readdirSync(folder).sort()).toEqual([...forVisitors, 'clients'].sort());
  expect(readdirSync(join(folder, 'clients'))).toEqual([]);
});
