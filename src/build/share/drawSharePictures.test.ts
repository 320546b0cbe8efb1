import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawSharePictures, type SharedPage } from './drawSharePictures';

const words = {
  product: 'Casegood',
  badge: 'SIF FILE SUPPORT',
  heading: 'Know every piece you own',
};
const page: SharedPage = { path: '/for/architects', words, picture: undefined };
const folder = mkdtempSync(join(tmpdir(), 'share-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a page's picture. */
async function draw(changed: Partial<SharedPage> = {}): Promise<string> {
  const [path = ''] = (await drawSharePictures(folder, [{ ...page, ...changed }])).values();
  return path;
}

const heading = (text: string) => ({ words: { ...words, heading: text } });

test.each<[string, Partial<SharedPage>]>([
  ['with a picture', { picture: 'test/fixture/content/images/wide.png' }],
  ['without a badge', { words: { ...words, badge: undefined } }],
  ['with the longest heading', heading('Piece by piece. '.repeat(6).slice(0, 90))],
  ['with a word that fits in no line', heading('W'.repeat(90))],
  ['with the longest badge', { words: { ...words, badge: 'W'.repeat(40) } }],
  ['with letters that no typeface has', heading('日本語 قطعة 😀 \u0301')],
  ['with signs of markup', heading('</svg><b>&amp; "quoted"')],
])('it is 1200 by 630 pixels and small enough for every service, %s', async (_name, changed) => {
  const drawn = readFileSync(join(folder, await draw(changed)));
  const { format, width, height } = await sharp(drawn).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(drawn.length).toBeLessThan(300_000);
});

test('it is named after its page, and differs with its words, picture and page only', async () => {
  const path = await draw();
  expect(path).toMatch(/^\/share\/for-architects-[0-9a-f]{10}\.jpg$/);
  expect(await draw()).toBe(path);
  expect(await draw({ path: '/' })).toBe(path.replace('for-architects', 'home'));
  expect(await draw(heading('Know more'))).not.toBe(path);
  expect(await draw({ picture: 'test/fixture/content/images/wide.png' })).not.toBe(path);
});
