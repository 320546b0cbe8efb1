import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPictures } from './drawSharePictures';
import { type ShareContent, shareDesign, sharePath } from './sharePath';

interface Page {
  path: string;
  share: ShareContent;
}

const words = { product: 'Casegood', badge: 'BADGE', heading: 'Know it' };
const share = { words, picture: { file: '/content/a.png', digest: 'a' } };
const page: Page = { path: '/for/architects', share };
const other: Page = { path: '/', share };

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function names(): string[] {
  return readdirSync(join(folder, 'share')).sort();
}

/** Draws these pages' pictures, and returns their paths. */
async function build(pages: readonly Page[]): Promise<string[]> {
  const pictures = pages.map((each) => [pathOf(each), each.share] as const);
  await drawPictures(folder, pictures, async ({ heading }) => Buffer.from(heading));
  return pictures.map(([path]) => path);
}

function pathOf({ path, share }: Page, design = 'design'): string {
  return sharePath(design, path, share);
}

test('a picture is named after its page', () => {
  expect(pathOf(page)).toMatch(/^\/share\/for-architects-[0-9a-f]{10}\.jpg$/);
  expect(pathOf(other)).toMatch(/^\/share\/home-[0-9a-f]{10}\.jpg$/);
});

test.each([
  ['another heading', { words: { ...words, heading: 'Know more' } }],
  ['another badge', { words: { ...words, badge: undefined } }],
  ['another product', { words: { ...words, product: 'Other' } }],
  ['a picture that has changed', { picture: { file: '/content/a.png', digest: 'b' } }],
  ['no picture', { picture: undefined }],
])('%s gives it another name', (_name, changed) => {
  expect(pathOf({ ...page, share: { ...share, ...changed } })).not.toBe(pathOf(page));
});

test('another way of drawing gives it another name', () => {
  expect(pathOf(page, 'other design')).not.toBe(pathOf(page));
});

test('it keeps its name wherever the content lies', () => {
  const picture = { file: '/elsewhere/a.png', digest: 'a' };
  expect(pathOf({ ...page, share: { words, picture } })).toBe(pathOf(page));
});

test('the pictures are where their paths say', async () => {
  const paths = await build([page, other]);
  expect(names().map((name) => `/share/${name}`)).toEqual(paths.toSorted());
});

test('a thousand pictures are drawn', async () => {
  const pages = Array.from({ length: 1000 }, (_, index) => ({ ...page, path: `/page-${index}` }));
  await build(pages);
  expect(names()).toHaveLength(1000);
});

test('the design is another when a file of it is, and not when a test is', async () => {
  const place = join(folder, 'src/build/share');
  cpSync('src/build/share', place, { recursive: true });
  cpSync('src/theme.ts', join(folder, 'src/theme.ts'));
  const before = await shareDesign(folder);
  writeFileSync(join(place, 'draw.test.ts'), 'a test');
  expect(await shareDesign(folder)).toBe(before);
  writeFileSync(join(place, 'tag.svg'), 'another tag');
  expect(await shareDesign(folder)).not.toBe(before);
});
