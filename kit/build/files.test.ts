import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from './files';

test('whatever gets smaller is compressed: what the editor loads, too, and not only pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'admin'));
  const write = (name: string) => writeFileSync(join(folder, name), 'some words '.repeat(100));
  const smaller = [
    'index.html',
    'prices.csv',
    'admin/config.yml',
    'admin/engine.wasm',
    'admin/main.css',
  ];
  const others = ['chair.avif', 'chair.JPG', 'serif.woff2', 'terms.pdf'];
  for (const name of [...smaller, ...others]) write(name);
  writeFileSync(join(folder, 'robots.txt'), 'short');
  await compressSite(folder);
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const copies = found.filter((name) => /\.(?:br|gz)$/.test(name));
  expect(copies.sort()).toEqual(smaller.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort());
  rmSync(folder, { recursive: true });
});
