import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { equalRows, type Pixels, type Region, regionsOf } from './regions';

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
/** A part with more regions has a new layout, which so many outlines would hide. */
const mostOutlines = 40;
const outlineColor = '#d4552b';

/** How much two colours may differ, from 0 to 1, and count as the same. */
const threshold = 0.02;
/** The same where few pixels differ: a picture elsewhere on the page is rendered with other seams between its tiles. */
const seamThreshold = 0.1;
/** A region of at most this width and height, in pixels, may be such a seam. */
const seamSize = 64;

/** Outlines what differs between two screenshots of the same width; undefined if nothing does. */
export async function comparePictures(
  before: Pixels | undefined,
  after: Pixels | undefined,
): Promise<PicturePair | undefined> {
  if (before === undefined || after === undefined) {
    if (before === after) return undefined;
    return {
      before: before && (await asWebp(before)),
      after: after && (await asWebp(after)),
      regions: 0,
    };
  }
  const { above, below } = equalRows(before, after);
  const height = Math.max(before.height, after.height) - above - below;
  if (height === 0) return undefined;
  const size = { width: after.width, height };
  const [old, now] = [rows(before, above, height), rows(after, above, height)];
  const differs = (threshold: number) => {
    const mask = new Uint8Array(size.width * height * 4);
    pixelmatch(old, now, mask, size.width, height, { diffMask: true, threshold });
    return (x: number, y: number) => mask[(y * size.width + x) * 4 + 3] !== 0;
  };
  const clearly = differs(seamThreshold);
  const found = regionsOf(differs(threshold), size).filter(
    (region) => Math.max(region.width, region.height) > seamSize || anyPixel(region, clearly),
  );
  if (found.length === 0) return undefined;
  const outlined = found.length > mostOutlines ? [{ left: 0, top: 0, ...size }] : found;
  const cut = (pixels: Pixels) => outline(pixels, { above, below }, outlined);
  return { before: await cut(before), after: await cut(after), regions: found.length };
}

function anyPixel(
  { left, top, width, height }: Region,
  holds: (x: number, y: number) => boolean,
): boolean {
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) if (holds(x, y)) return true;
  }
  return false;
}

/** Compresses a picture for the report. */
export function asWebp({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 70 })
    .toBuffer();
}

export async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Crops a picture to `count` rows from `top` on; undefined if it has none of them. */
export function cutRows(
  { data, width, height }: Pixels,
  top: number,
  count: number,
): Pixels | undefined {
  const bottom = Math.min(height, top + count);
  if (bottom <= top) return undefined;
  return { data: data.subarray(top * width * 4, bottom * width * 4), width, height: bottom - top };
}

/** The pixels of `count` rows; those beyond the picture are transparent. */
function rows({ data, width }: Pixels, from: number, count: number): Uint8Array {
  const found = new Uint8Array(width * count * 4);
  found.set(data.subarray(from * width * 4, (from + count) * width * 4));
  return found;
}

async function outline(
  { data, width, height }: Pixels,
  { above, below }: { above: number; below: number },
  regions: readonly Region[],
): Promise<Buffer> {
  const top = Math.max(0, above - margin);
  const bottom = Math.min(height, height - below + margin);
  const boxes = regions.map((region) => {
    const left = Math.max(2, region.left - gap);
    const right = Math.min(width - 2, region.left + region.width + gap);
    const y = region.top + above - top - gap;
    return `<rect x="${left}" y="${y}" width="${right - left}" height="${region.height + 2 * gap}" rx="4"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${bottom - top}">` +
    `<g fill="none" stroke="${outlineColor}" stroke-width="3">${boxes.join('')}</g></svg>`;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top, width, height: bottom - top })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .webp({ quality: 70 })
    .toBuffer();
}
