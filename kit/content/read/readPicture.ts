import sharp from 'sharp';
import type { Problem, ProblemText } from '../fields/problem';
import { pictureWidths } from '../model/model';
import { convert, formatOfBytes, still } from './otherFormats';
import { readDots, type Shades, shadesOf, toldOf } from './pictureLooks';

/** What is known of a picture that can be shown. */
export interface PictureFacts {
  /** In pixels, as it is seen: a photo can be stored turned from that. */
  width: number;
  height: number;
  /** The weight of its file, in bytes. */
  bytes: number;
  /** Of one that has no ground of its own. */
  shades?: Shades;
  /** What visitors would see otherwise than the person who chose it. */
  told?: readonly ProblemText[];
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

/** The widest picture in the layout, on a screen with two device pixels per CSS pixel. */
const widest = 2 * pictureWidths.most;
const narrower = `Save it ${widest} pixels wide or less.`;
const cut = 'Cut it, or divide it into several pictures.';
const smaller = {
  png: 'Save it as JPEG, WebP or AVIF, which take far less room for a photo.',
  other: 'Save it again with a lower quality.',
};

/** The facts of a picture; or what is wrong with its format or its size, or that it can’t be decoded. */
export async function readPicture(
  file: string,
  bytes: Buffer,
): Promise<PictureFacts | { problem: Problem }> {
  const refused = (code: string, message: string, advice: string) => ({
    problem: { code, file, line: 1, field: '', message, advice },
  });
  if (bytes.length === 0) {
    return refused('damaged', 'is empty', 'Save or copy the picture again.');
  }
  const { format, width, height, isMoving } = await readHeader(bytes);
  const written = /\.([a-z]+)$/.exec(file)?.[1]?.replace('jpeg', 'jpg');
  const ending = endings.get(format);
  if (ending === undefined) {
    const start = bytes.subarray(0, 2000).toString('latin1');
    const other = formatOfBytes(start);
    const message = other ? `is called .${written}, but is ${other.what}` : 'is not a picture';
    return refused('not-a-picture', message, other?.advice ?? convert);
  }
  if (written !== ending) {
    const advice = `Rename it so that it ends in .${ending}, also where it is used.`;
    const message = `contains a picture of the type ${ending}, not ${written}`;
    return refused('wrong-ending', message, advice);
  }
  if (isMoving) {
    const message = 'is a moving picture, of which a page would only show the beginning';
    return refused('moving', message, still);
  }
  const pixels = `has ${width} by ${height} pixels`;
  if (width * height > mostPixels) {
    return refused('too-large', pixels, width > widest ? narrower : cut);
  }
  if (bytes.length > largestPicture) {
    const message = `is larger than ${largestPicture / 1_000_000} MB`;
    const advice = format === 'png' ? smaller.png : smaller.other;
    return refused('too-large', message, width > widest ? narrower : advice);
  }
  if (Math.max(width, height) > mostUneven * Math.min(width, height)) {
    const message = `${pixels}: one side is more than ${mostUneven} times as long as the other`;
    return refused('too-long', message, cut);
  }
  const dots = await readDots(bytes);
  if (dots === undefined) {
    return refused('damaged', 'is damaged or incomplete', 'Save or copy the picture again.');
  }
  const [shades, told] = [shadesOf(dots), toldOf(bytes)];
  return {
    width,
    height,
    bytes: bytes.length,
    ...(shades && { shades }),
    ...(told.length > 0 && { told }),
  };
}

/** What a file says about its picture, before anything is decoded. */
async function readHeader(bytes: Buffer) {
  const header = await Promise.resolve()
    .then(() => sharp(bytes, { limitInputPixels: false }).metadata())
    .catch(() => undefined);
  const { format = '', compression, pages = 1, autoOrient } = { ...header };
  // An AVIF can have several pictures that are one: tiles, layers, a thumbnail. Its brands say whether it moves.
  const brands =
    /^.{4}ftyp((?:[a-z\d ]{4}|\0.{3})*)/s.exec(bytes.toString('latin1', 0, 100))?.[1] ?? '';
  const isMovingAvif = brands.includes('avis');
  // Of a moving PNG sharp knows the first picture only.
  const animation = bytes.indexOf('\0\0\0\x08acTL', 0, 'latin1');
  const isMovingPng = format === 'png' && animation > 0 && animation < bytes.indexOf('IDAT');
  return {
    // HEIC is of the same family, and browsers don't show it.
    format: compression === 'av1' || isMovingAvif ? 'avif' : format,
    width: 0,
    height: 0,
    ...autoOrient,
    isMoving: isMovingPng || isMovingAvif || (format !== 'heif' && pages > 1),
  };
}
