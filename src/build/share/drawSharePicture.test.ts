import sharp from 'sharp';
import { createSharePictureRenderer } from './drawSharePicture';

const render = createSharePictureRenderer();
const picture = 'test/fixture/content/images/wide.png';
const words = {
  product: 'Casegood',
  badge: 'SIF FILE SUPPORT',
  heading: 'Know every piece you own',
};

async function sizeOf(drawn: Buffer) {
  const { format, width, height } = await sharp(drawn).metadata();
  return { format, width, height };
}

/** How much ink there is in the left half, where the text is. */
async function ink(drawn: Buffer): Promise<number> {
  const column = { left: 0, top: 150, width: 560, height: 480 };
  const { channels } = await sharp(
    await sharp(drawn).extract(column).greyscale().toBuffer(),
  ).stats();
  return 255 - (channels[0]?.mean ?? 255);
}

test.each([
  ['with a picture', words, picture],
  ['without a picture', words, undefined],
  ['without a badge', { ...words, badge: undefined }, undefined],
  [
    'with the longest heading',
    { ...words, heading: 'Piece by piece. '.repeat(6).slice(0, 90) },
    undefined,
  ],
  ['with a word that fits in no line', { ...words, heading: 'W'.repeat(90) }, undefined],
  ['with the longest badge', { ...words, badge: 'W'.repeat(40) }, undefined],
  ['with letters that no typeface has', { ...words, heading: '日本語 قطعة 😀 \u0301' }, undefined],
  ['with signs of markup', { ...words, heading: '</svg><b>&amp; "quoted"' }, undefined],
])('it is 1200 by 630 pixels, %s', async (_name, shown, file) => {
  expect(await sizeOf(await render(shown, file))).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('it shows the words', async () => {
  const without = await render({ ...words, badge: undefined, heading: ' ' }, undefined);
  expect(await ink(without)).toBeLessThan(20);
  expect(await ink(await render(words, undefined))).toBeGreaterThan((await ink(without)) + 3);
});

test('the same words make the same picture', async () => {
  expect(await render(words, picture)).toEqual(await render(words, picture));
});

test('it is small enough for every service that shows it', async () => {
  expect((await render(words, picture)).length).toBeLessThan(300_000);
});
