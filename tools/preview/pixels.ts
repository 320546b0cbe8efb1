import sharp from 'sharp';

/** Uncompressed RGBA pixels, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Differing rows no farther apart than this are one band. */
const nearness = 24;
/** Fewer pixels that differ a little are ignored: a picture elsewhere on the page has other seams between its tiles. */
const seamPixels = 256;

export async function readPixels(picture: Buffer): Promise<Pixels> {
  const image = sharp(picture).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Crops a picture to `count` rows from `top` on; undefined if it has none of them. */
export function cutRows(picture: Pixels, top: number, count: number): Pixels | undefined {
  const { data, width } = picture;
  const height = Math.min(picture.height - top, count);
  if (height <= 0) return undefined;
  return { data: data.subarray(top * width * 4, (top + height) * width * 4), width, height };
}

export interface EqualRows {
  above: number;
  below: number;
}

/**
 * The number of equal rows at the top and the bottom of two pictures of the same width: when a paragraph grows, what is
 * below it has moved, but not changed.
 */
export function equalRows(before: Pixels, after: Pixels): EqualRows {
  const row = ({ data, width }: Pixels, index: number) =>
    data.subarray(index * width * 4, (index + 1) * width * 4);
  const areEqual = (one: number, other: number) => row(before, one).equals(row(after, other));
  const most = Math.min(before.height, after.height);
  let above = 0;
  while (above < most && areEqual(above, above)) above += 1;
  let below = 0;
  while (below < most - above && areEqual(before.height - 1 - below, after.height - 1 - below)) {
    below += 1;
  }
  return { above, below };
}

/** Rows of a picture in which something differs, from the first differing column to the last. */
export interface Band {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Finds the bands in which two pictures differ.
 *
 * @param differs how much a pixel does, by its index
 */
export function differingBands(
  differs: (pixel: number) => 'no' | 'little' | 'clearly',
  { width, height }: { width: number; height: number },
): Band[] {
  const bands: (Band & { weight: number })[] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const how = differs(pixel);
    if (how === 'no') continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    let band = bands.at(-1);
    if (band === undefined || y > band.bottom + nearness) {
      band = { left: x, right: x, top: y, bottom: y, weight: 0 };
      bands.push(band);
    }
    band.left = Math.min(band.left, x);
    band.right = Math.max(band.right, x);
    band.bottom = y;
    band.weight += how === 'clearly' ? seamPixels : 1;
  }
  return bands.filter(({ weight }) => weight >= seamPixels).map(({ weight, ...band }) => band);
}
