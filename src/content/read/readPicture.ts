import sharp from 'sharp';
import type { Problem } from '../model/problem';
import { megabytes } from './sourceText';

/** All that is known of one picture from its bytes alone. */
export interface ReadPicture {
  file: string;
  problems: Problem[];
  /** Its size in pixels; 0 of one with mistakes. */
  width: number;
  height: number;
}

/** A picture of this size in bytes is larger than any that was saved for the web. */
export const largestPicture = 5_000_000;

/** The widest that the layout shows a picture, on a screen with two dots to the pixel. */
const neededWidth = 2560;

/** More than this takes the build minutes and gigabytes to scale. */
const mostPixels = 40_000_000;

/** The endings that fit here, by what sharp calls the type of a picture. */
const endings = new Map(Object.entries({ png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' }));

/** Checks a picture by its bytes, its type, its size and whether it can be drawn. */
export async function readPicture(
  file: string,
  bytes: Buffer,
  length = bytes.length,
): Promise<ReadPicture> {
  const found = { file, width: 0, height: 0 };
  const told = (code: string, message: string, advice: string): Problem[] => [
    { code, file, line: 1, field: '', message, advice },
  ];
  const narrower = `Save it ${neededWidth} pixels wide or less.`;
  if (length === 0)
    return { ...found, problems: told('empty-file', 'is empty', 'Save the picture again.') };
  if (length > largestPicture) {
    const advice = `The limit is ${megabytes(largestPicture)} MB. ${narrower}`;
    return { ...found, problems: told('too-large', `is ${megabytes(length)} MB`, advice) };
  }
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: 'none', width: 0, height: 0 }));
  const ending = endings.get(format);
  if (ending === undefined) {
    const advice = 'Open it in a program for pictures, and save it as PNG, JPEG, WebP or AVIF.';
    return { ...found, problems: told('not-a-picture', 'is not a picture', advice) };
  }
  const written = /\.([a-z]+)$/.exec(file)?.[1]?.replace('jpeg', 'jpg');
  if (written !== ending) {
    const message = `holds a picture of the type ${ending}, not ${written}`;
    const advice = `Rename it so that it ends in .${ending}, also where it is used.`;
    return { ...found, problems: told('wrong-ending', message, advice) };
  }
  if (width * height > mostPixels || width * height === 0) {
    return { ...found, problems: told('too-large', `has ${width} by ${height} pixels`, narrower) };
  }
  if (!(await canBeDrawn(bytes))) {
    const advice = 'Save or copy the picture again.';
    return { ...found, problems: told('damaged', 'is damaged or incomplete', advice) };
  }
  const advice = `No screen shows more than ${neededWidth}; a wider picture only slows the build.`;
  const wide = width > neededWidth ? told('wide', `is ${width} pixels wide`, advice) : [];
  const problems = wide.map((problem): Problem => ({ ...problem, severity: 'warning' }));
  return { file, problems, width, height };
}

/**
 * Whether a picture can be drawn to its last dot. Damage is likely to stop the build, and shows in the page
 * where it doesn't.
 */
async function canBeDrawn(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
