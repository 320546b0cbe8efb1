import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSharePictures, type SharedPage, shareDesign } from './sharePictures';

const page: SharedPage = {
  path: '/for/architects',
  words: { product: 'Casegood', badge: 'BADGE', heading: 'Know it' },
  picture: { file: '/content/a.png', digest: 'a' },
};
const other: SharedPage = { ...page, path: '/' };
const { words } = page;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function names(): string[] {
  return readdirSync(join(folder, 'share')).sort();
}

/** Draws these pages' pictures as a build does; returns their paths, and the headings that were drawn. */
async function build(pages: readonly SharedPage[], design = 'design') {
  const draw = jest.fn(async ({ heading }: SharedPage['words']) => Buffer.from(heading));
  const pictures = createSharePictures(design, { draw });
  const paths = pages.map((each) => pictures.pathFor(each));
  expect(await pictures.draw(folder)).toBe(draw.mock.calls.length);
  return { paths, drawn: draw.mock.calls.map(([{ heading }]) => heading) };
}

function pathOf(of: SharedPage, design = 'design'): string {
  return createSharePictures(design, { draw: async () => Buffer.of() }).pathFor(of);
}

test('a picture is named after its page', () => {
  expect(pathOf(page)).toMatch(/^\/share\/for-architects-[0-9a-f]{10}\.jpg$/);
  expect(pathOf(other)).toMatch(/^\/share\/home-[0-9a-f]{10}\.jpg$/);
});

test.each([
  ['another heading', { ...page, words: { ...words, heading: 'Know more' } }],
  ['another badge', { ...page, words: { ...words, badge: undefined } }],
  ['another product', { ...page, words: { ...words, product: 'Other' } }],
  ['a picture that has changed', { ...page, picture: { file: '/content/a.png', digest: 'b' } }],
  ['no picture', { ...page, picture: undefined }],
])('%s gives it another name', (_name, changed) => {
  expect(pathOf(changed)).not.toBe(pathOf(page));
});

test('another way of drawing gives it another name', () => {
  expect(pathOf(page, 'other design')).not.toBe(pathOf(page));
});

test('it keeps its name wherever the content lies', () => {
  expect(pathOf({ ...page, picture: { file: '/elsewhere/a.png', digest: 'a' } })).toBe(
    pathOf(page),
  );
});

test('the pictures are where their paths say', async () => {
  const { paths } = await build([page, other]);
  expect(names().map((name) => `/share/${name}`)).toEqual(paths.toSorted());
});

test('a second build draws what has changed alone, and removes what it stands for', async () => {
  await build([page, other]);
  const changed = { ...other, words: { ...words, heading: 'Know more' } };
  const { paths, drawn } = await build([page, changed]);
  expect(drawn).toEqual(['Know more']);
  expect(names().map((name) => `/share/${name}`)).toEqual(paths.toSorted());
});

test('a build in which nothing has changed draws nothing', async () => {
  await build([page, other]);
  expect((await build([page, other])).drawn).toEqual([]);
});

test('what a build that was stopped has left is drawn anew', async () => {
  mkdirSync(join(folder, 'share'));
  writeFileSync(join(folder, `${pathOf(page)}-incoming`), 'half');
  expect((await build([page])).drawn).toEqual(['Know it']);
  expect(names()).toEqual([pathOf(page).replace('/share/', '')]);
});

test('a thousand pictures are drawn, each once', async () => {
  const pages = Array.from({ length: 1000 }, (_, index) => ({ ...page, path: `/page-${index}` }));
  expect((await build(pages)).drawn).toHaveLength(1000);
  expect(names()).toHaveLength(1000);
});

test('the design is another when a file of it is, and not when a test is', async () => {
  writeFileSync(join(folder, 'draw.ts'), 'one');
  const before = await shareDesign([folder]);
  writeFileSync(join(folder, 'draw.test.ts'), 'a test');
  expect(await shareDesign([folder])).toBe(before);
  writeFileSync(join(folder, 'draw.ts'), 'two');
  expect(await shareDesign([folder])).not.toBe(before);
});
