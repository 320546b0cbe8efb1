import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { filesIn } from '../support/filesIn';
import { PROJECT } from '../support/fixtureSite';

const images = 'test/fixture/content/images';

test('every picture is served as it was drawn, in each format and width', async () => {
  test.slow();
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
      const one = ones[at] ?? 0;
      const other = others[at] ?? 0;
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
  const luma = new Float64Array(levels.length / 3);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const [red, green, blue] = [pixel * 3, pixel * 3 + 1, pixel * 3 + 2];
    luma[pixel] =
      0.299 * (levels[red] ?? 0) + 0.587 * (levels[green] ?? 0) + 0.114 * (levels[blue] ?? 0);
  }
  return luma;
}
