import sharp from 'sharp';
import type { Problem } from '../model/problem';
import { megabytes } from './sourceText';

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

/** The width of the widest picture in the layout, on a screen with two device pixels per CSS pixel. */
const neededWidth = 2560;

/** Scaling more than this takes the build minutes and gigabytes. */
const mostPixels = 40_000_000;

/** The accepted file extensions, by sharp’s name for the format. */
const endings = new Map(Object.entries({ png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' }));

/** Checks a picture’s bytes: their format, their size, and whether they can be decoded. */
export async function readPicture(
  file: string,
  bytes: Buffer,
  length = bytes.length,
): Promise<CheckedPicture> {
  const found = { file, width: 0, height: 0 };
  const problem = (code: string, message: string, advice: string): Problem[] => [
    { code, file, line: 1, field: '', message, advice },
  ];
  const narrower = `Save it ${neededWidth} pixels wide or less.`;
  if (length === 0)
    return { ...found, problems: problem('empty-file', 'is empty', 'Save the picture again.') };
  if (length > largestPicture) {
    const advice = `The limit is ${megabytes(largestPicture)} MB. ${narrower}`;
    return { ...found, problems: problem('too-large', `is ${megabytes(length)} MB`, advice) };
  }
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: 'none', width: 0, height: 0 }));
  const ending = endings.get(format);
  if (ending === undefined) {
    const advice = 'Open it in a program for pictures, and save it as PNG, JPEG, WebP or AVIF.';
    return { ...found, problems: problem('not-a-picture', 'is not a picture', advice) };
  }
  const written = /\.([a-z]+)$/.exec(file)?.[1]?.replace('jpeg', 'jpg');
  if (written !== ending) {
    const message = `contains a picture of the type ${ending}, not ${written}`;
    const advice = `Rename it so that it ends in .${ending}, also where it is used.`;
    return { ...found, problems: problem('wrong-ending', message, advice) };
  }
  if (width * height > mostPixels || width * height === 0) {
    return {
      ...found,
      problems: problem('too-large', `has ${width} by ${height} pixels`, narrower),
    };
  }
  if (!(await canBeDrawn(bytes))) {
    const advice = 'Save or copy the picture again.';
    return { ...found, problems: problem('damaged', 'is damaged or incomplete', advice) };
  }
  const advice = `No screen shows more than ${neededWidth}; a wider picture only slows the build.`;
  const wide = width > neededWidth ? problem('wide', `is ${width} pixels wide`, advice) : [];
  const problems = wide.map((problem): Problem => ({ ...problem, severity: 'warning' }));
  return { file, problems, width, height };
}

/**
 * Whether a picture can be decoded to its last pixel. Damage is likely to stop the build, and otherwise shows on the
 * page.
 */
async function canBeDrawn(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
