import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { filesIn } from '../support/filesIn';
import { PROJECT } from '../support/fixtureSite';

const images = 'test/fixture/content/images';

test('every picture is served as it was drawn, in each format and width', async () => {
  const served = filesIn(join(PROJECT, 'public/static')).filter((file) =>
    /\.(?:avif|webp)$/.test(file),
  );
  const similar = new Map<string, number>();
  for (const file of served) {
    const { name, ext } = parse(file);
    const shown = readFileSync(file);
    const { width, height } = await sharp(shown).metadata();
    const drawn = await sharp(join(images, `${name}.png`))
      .resize(width, height)
      .png()
      .toBuffer();
    similar.set(`${name} ${width}${ext}`, await similarity(shown, drawn, width));
  }
  const scene = [384, 640, 1088, 1280].flatMap((width) => [
    `scene ${width}.avif`,
    `scene ${width}.webp`,
  ]);
  expect([...similar.keys()]).toEqual(expect.arrayContaining(scene));
  expect([...similar].filter(([, similarity]) => similarity < 0.98)).toEqual([]);
});

/** How wide and tall a window is that two pictures are compared in, in pixels, and how far it is to the next. */
const [WINDOW, STEP] = [8, 4];

/** The mean structural similarity (SSIM) of two pictures of one size, by their luma: 1 if they are the same. */
async function similarity(one: Buffer, other: Buffer, width: number): Promise<number> {
  const [ones, others] = [await lumaOf(one), await lumaOf(other)];
  const height = ones.length / width;
  let [sum, windows] = [0, 0];
  for (let top = 0; top + WINDOW <= height; top += STEP) {
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      sum += similarityAt(ones, others, width, top * width + left);
      windows += 1;
    }
  }
  return sum / windows;
}

/** The similarity of two windows, which begin at the same pixel: https://doi.org/10.1109/TIP.2003.819861 */
function similarityAt(
  ones: Float64Array,
  others: Float64Array,
  width: number,
  first: number,
): number {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row += 1) {
    for (let column = 0; column < WINDOW; column += 1) {
      const at = first + row * width + column;
      const [one = 0, other = 0] = [ones[at], others[at]];
      x += one;
      y += other;
      xx += one * one;
      yy += other * other;
      xy += one * other;
    }
  }
  const pixels = WINDOW ** 2;
  const [mean, otherMean] = [x / pixels, y / pixels];
  const variances = xx / pixels - mean ** 2 + yy / pixels - otherMean ** 2;
  const covariance = xy / pixels - mean * otherMean;
  // They keep plain windows from a division by zero.
  const [low, lower] = [(0.03 * 255) ** 2, (0.01 * 255) ** 2];
  return (
    ((2 * mean * otherMean + lower) * (2 * covariance + low)) /
    ((mean ** 2 + otherMean ** 2 + lower) * (variances + low))
  );
}

/** How light each pixel is, from 0 to 255. */
async function lumaOf(picture: Buffer): Promise<Float64Array> {
  const levels = await sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer();
  return Float64Array.from({ length: levels.length / 3 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = levels.subarray(pixel * 3, pixel * 3 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
}
