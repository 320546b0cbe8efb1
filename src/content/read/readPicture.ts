import sharp from 'sharp';
import type { Problem } from '../model/problem';

/** Everything known about a picture from its bytes alone. */
export interface CheckedPicture {
  file: string;
  problems: Problem[];
  /** Its size in pixels; 0 of one with mistakes. */
  width: number;
  height: number;
}

/** In bytes; no picture that was saved for the web is larger. */
export const largestPicture = 5_000_000;

/** Scaling more than this takes the build minutes and gigabytes. */
const mostPixels = 40_000_000;

/** The accepted file extensions, by sharp’s name for the format. */
const endings = new Map(Object.entries({ png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' }));

/** Checks a picture’s bytes: their format, their size, and whether they can be decoded. */
export async function readPicture(file: string, bytes: Buffer): Promise<CheckedPicture> {
  const refused = (code: string, message: string, advice: string): CheckedPicture => ({
    file,
    problems: [{ code, file, line: 1, field: '', message, advice }],
    width: 0,
    height: 0,
  });
  // The widest picture in the layout, on a screen with two device pixels per CSS pixel.
  const narrower = 'Save it 2560 pixels wide or less.';
  if (bytes.length > largestPicture) {
    return refused('too-large', `is larger than ${largestPicture / 1_000_000} MB`, narrower);
  }
  const { format, width, height } = await Promise.resolve()
    .then(() => sharp(bytes, { limitInputPixels: false }).metadata())
    .catch(() => ({ format: 'none', width: 0, height: 0 }));
  const ending = endings.get(format);
  if (ending === undefined) {
    const advice = 'Open it in a program for pictures, and save it as PNG, JPEG, WebP or AVIF.';
    return refused('not-a-picture', 'is not a picture', advice);
  }
  const written = /\.([a-z]+)$/.exec(file)?.[1]?.replace('jpeg', 'jpg');
  if (written !== ending) {
    const advice = `Rename it so that it ends in .${ending}, also where it is used.`;
    const message = `contains a picture of the type ${ending}, not ${written}`;
    return refused('wrong-ending', message, advice);
  }
  if (width * height > mostPixels) {
    return refused('too-large', `has ${width} by ${height} pixels`, narrower);
  }
  // Damage is likely to stop the build, and otherwise shows on the page.
  const whole = sharp(bytes, { failOn: 'warning' }).resize(16).raw().toBuffer();
  if ((await whole.catch(() => undefined)) === undefined) {
    return refused('damaged', 'is damaged or incomplete', 'Save or copy the picture again.');
  }
  return { file, problems: [], width, height };
}
