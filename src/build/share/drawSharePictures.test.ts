import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawSharePictures, type SharedPage } from './drawSharePictures';

const words = { product: 'Casegood', badge: 'BADGE', heading: 'Know it' };
const page: SharedPage = { path: '/for/architects', words, picture: '/content/a.png' };
const home: SharedPage = { ...page, path: '/' };

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function build(pages: readonly SharedPage[]): Promise<Map<string, string>> {
  return drawSharePictures(folder, pages, async ({ heading }) => Buffer.from(heading));
}

test('a picture is named after its page', async () => {
  const paths = await build([page, home]);
  expect(paths.get('/for/architects')).toMatch(/^\/share\/for-architects-[0-9a-f]{10}\.jpg$/);
  expect(paths.get('/')).toMatch(/^\/share\/home-[0-9a-f]{10}\.jpg$/);
});

test('another picture has another name, and the same one keeps its name', async () => {
  const name = (await build([home])).get('/');
  const changed = { ...home, words: { ...words, heading: 'Know more' } };
  expect((await build([changed])).get('/')).not.toBe(name);
  expect((await build([home])).get('/')).toBe(name);
});

test('the pictures are where their paths say', async () => {
  const paths = await build([page, { ...home, words: { ...words, heading: 'Home' } }]);
  const read = (path: string) => readFileSync(join(folder, paths.get(path) ?? ''), 'utf8');
  expect([read('/for/architects'), read('/')]).toEqual(['Know it', 'Home']);
});

test('a thousand pictures are drawn', async () => {
  const pages = Array.from({ length: 1000 }, (_, index) => ({ ...page, path: `/page-${index}` }));
  const paths = [...(await build(pages)).values()].map((path) => path.slice('/share/'.length));
  expect(readdirSync(join(folder, 'share')).sort()).toEqual(paths.sort());
});
