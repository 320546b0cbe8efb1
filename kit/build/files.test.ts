import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { compressSite, filesBelow, removeFolder, removeUnserved } from './files';

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

const [script, gatsbys] = ['islands-0123456789abcdef0123.js', 'app-0123456789abcdef0123.js'];

test('visitors get the site and its scripts, and nothing that is for Gatsby or for engineers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const served = ['404.html', 'clients/index.html', 'fonts/a.woff2', 'fonts/a-OFL.txt', script];
  const unserved = [gatsbys, `${script}.map`, '404/index.html', 'page-data/a.json'];
  for (const place of [...served, ...unserved, 'fonts/README.md']) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), '');
  }
  await removeUnserved(folder, [script]);
  const left = (await filesBelow(folder)).map((file) => relative(folder, file));
  rmSync(folder, { recursive: true });
  expect(left.sort()).toEqual(served.sort());
});

test.each(['EPERM', 'EACCES', 'EROFS', 'EBUSY'])(
  'of a folder that can’t be removed, one sentence says so: %s',
  (code) => {
    jest.spyOn(fs, 'rmSync').mockImplementation(() => {
      throw new Error(`${code}, scandir 'public/a.js'`);
    });
    expect(() => removeFolder('public')).toThrow(
      'public/ can’t be removed: it is protected, in use, or belongs to another account. Remove it, then try again.',
    );
  },
);

test('a folder is removed with all that is in it, and one that isn’t there needs nothing', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'files-'));
  fs.writeFileSync(join(folder, 'a'), 'x');
  for (const _ of [1, 2]) removeFolder(folder);
  expect(fs.existsSync(folder)).toBe(false);
});
