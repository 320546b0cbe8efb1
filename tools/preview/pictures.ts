import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { type Band, differingBands, type EqualRows, equalRows, type Pixels } from './pixels';

/** Part of a page before and after, cropped to what differs. Both are WebP. */
export interface PicturePair {
  /** Undefined if the part is new. */
  before: Buffer | undefined;
  /** Undefined if the part is gone. */
  after: Buffer | undefined;
  /** How many regions are outlined. */
  regions: number;
}

/** Rows of the part that are shown above and below what differs. */
const margin = 96;
/** The distance of an outline from what it surrounds. */
const gap = 8;
const outlineColor = '#d4552b';

/** From which difference on, of 0 to 1, two colours differ a little, and clearly. */
const thresholds = { little: 0.02, clearly: 0.1 };
/** Compresses a picture for the report. */
export function asWebp(picture: Pixels): Promise<Buffer> {
  return readRaw(picture).webp({ quality: 70 }).toBuffer();
}

/** Outlines what differs between two screenshots of the same width; undefined if nothing does. */
export async function comparePictures(
  before: Pixels | undefined,
  after: Pixels | undefined,
): Promise<PicturePair | undefined> {
  if (before === undefined || after === undefined) {
    if (before === after) return undefined;
    const [old, now] = [before && (await asWebp(before)), after && (await asWebp(after))];
    return { before: old, after: now, regions: 0 };
  }
  const equal = equalRows(before, after);
  const height = Math.max(before.height, after.height) - equal.above - equal.below;
  if (height === 0) return undefined;
  const size = { width: after.width, height };
  const [old, now] = [rows(before, equal.above, height), rows(after, equal.above, height)];
  const maskOf = (threshold: number) => {
    const mask = new Uint8Array(size.width * height * 4);
    pixelmatch(old, now, mask, size.width, height, { diffMask: true, threshold });
    return (pixel: number) => mask[pixel * 4 + 3] !== 0;
  };
  const [little, clearly] = [maskOf(thresholds.little), maskOf(thresholds.clearly)];
  const bands = differingBands(
    (pixel) => (clearly(pixel) ? 'clearly' : little(pixel) ? 'little' : 'no'),
    size,
  );
  if (bands.length === 0) return undefined;
  return {
    before: await outline(before, equal, bands),
    after: await outline(after, equal, bands),
    regions: bands.length,
  };
}

function outline(
  picture: Pixels,
  { above, below }: EqualRows,
  bands: readonly Band[],
): Promise<Buffer> {
  const { width } = picture;
  const top = Math.max(0, above - margin);
  const height = Math.min(picture.height, picture.height - below + margin) - top;
  const boxes = bands.map((band) => {
    const left = Math.max(2, band.left - gap);
    const right = Math.min(width - 2, band.right + gap);
    const y = above - top + band.top - gap;
    const high = band.bottom - band.top + 2 * gap;
    return `<rect x="${left}" y="${y}" width="${right - left}" height="${high}" rx="4"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g fill="none" stroke="${outlineColor}" stroke-width="3">${boxes.join('')}</g></svg>`;
  return readRaw(picture)
    .extract({ left: 0, top, width, height })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .webp({ quality: 70 })
    .toBuffer();
}

function readRaw({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** The pixels of `count` rows; those beyond the picture are transparent. */
function rows({ data, width }: Pixels, from: number, count: number): Uint8Array {
  const found = new Uint8Array(width * count * 4);
  found.set(data.subarray(from * width * 4, (from + count) * width * 4));
  return found;
}
