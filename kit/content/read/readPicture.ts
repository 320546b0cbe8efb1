import sharp from 'sharp';
import type { Problem } from '../fields/problem';
import { pictureWidths } from '../model/model';

/** What is known of a picture that can be shown. */
export interface PictureFacts {
  /** In pixels, as it is seen: a photo can be stored turned from that. */
  width: number;
  height: number;
  /** The weight of its file, in bytes. */
  bytes: number;
}

/** In bytes; no picture that was saved for the web is larger. */
export const largestPicture = 5_000_000;

/** Scaling more than this takes the build minutes and gigabytes. */
const mostPixels = 40_000_000;

/**
 * How many times one side may be the other. Scaled to any width of the layout, a picture then has no more than the
 * 16,383 pixels that WebP can hold on a side, and no less than one.
 */
const mostUneven = Math.floor(16_383 / pictureWidths.most);

/** The accepted file extensions, by sharp’s name for the format. */
const endings = new Map(Object.entries({ png: 'png', jpeg: 'jpg', webp: 'webp', avif: 'avif' }));

const smaller = `It may have ${largestPicture / 1_000_000} MB, ${mostPixels / 1_000_000} million pixels, and no side more than ${mostUneven} times the other. Save it ${2 * pictureWidths.most} pixels wide or less, and a photo as JPEG, WebP or AVIF; or cut it.`;

/** The facts of a picture; or what is wrong with its format or its size, or that it can’t be decoded. */
export async function readPicture(
  file: string,
  bytes: Buffer,
): Promise<PictureFacts | { problem: Problem }> {
  const refused = (code: string, message: string, advice: string) => ({
    problem: { code, file, line: 1, path: [], message, advice },
  });
  const header = await Promise.resolve()
    .then(() => sharp(bytes, { limitInputPixels: false }).metadata())
    .catch(() => undefined);
  const {
    format = '',
    compression,
    autoOrient: { width, height } = { width: 0, height: 0 },
  } = {
    ...header,
  };
  // HEIC is of the same family, and browsers don't show it.
  const ending = endings.get(compression === 'av1' ? 'avif' : format);
  const written = /\.([a-z]+)$/.exec(file)?.[1]?.replace('jpeg', 'jpg');
  if (ending === undefined) {
    const advice = 'Save it as one of these in a program for pictures.';
    return refused('not-a-picture', 'is not a PNG, JPEG, WebP or AVIF picture', advice);
  }
  if (written !== ending) {
    const advice = `Rename it so that it ends in .${ending}, also where it is used.`;
    const message = `contains a picture of the type ${ending}, not ${written}`;
    return refused('wrong-ending', message, advice);
  }
  const isUneven = Math.max(width, height) > mostUneven * Math.min(width, height);
  if (bytes.length > largestPicture || width * height > mostPixels || isUneven) {
    return refused('too-large', `is too large, with ${width} by ${height} pixels`, smaller);
  }
  // As the build reads it: damage would stop that, or show on the page.
  const decoded = await sharp(bytes, { failOn: 'error' })
    .resize(64)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (decoded === undefined) {
    return refused('damaged', 'is damaged or incomplete', 'Save or copy the picture again.');
  }
  return { width, height, bytes: bytes.length };
}
