import sharp from 'sharp';
import type { ProblemText } from '../model/problem';
import { megabytes } from './sourceText';

/** All that is known of one picture from its bytes alone. */
export interface ReadPicture {
  file: string;
  problem: ProblemText | undefined;
  warning: ProblemText | undefined;
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
const endings = new Map([
  ['png', 'png'],
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
  ['heif', 'avif'],
]);

/** Checks a picture by its bytes, its type, its size and whether it can be drawn. */
export async function readPicture(file: string, bytes: Buffer): Promise<ReadPicture> {
  const picture = { file, problem: bytesProblem(bytes), warning: undefined, width: 0, height: 0 };
  if (picture.problem !== undefined) return picture;
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: 'none', width: 0, height: 0 }));
  const ending = endings.get(format);
  if (ending === undefined) {
    const advice = 'Open it in a program for pictures, and save it as PNG, JPEG, WebP or AVIF.';
    return { ...picture, problem: { message: 'is not a picture', advice } };
  }
  const problem =
    endingProblem(file, ending) ??
    pixelsProblem(width, height) ??
    ((await canBeDrawn(bytes)) ? undefined : damaged);
  return { ...picture, width, height, problem, warning: problem ? undefined : wideWarning(width) };
}

/**
 * Whether a picture can be drawn to its last dot. Damage is likely to stop the build, and shows in the page
 * where it doesn't.
 */
export async function canBeDrawn(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

function bytesProblem({ length }: Buffer): ProblemText | undefined {
  if (length === 0) return { message: 'is empty', advice: 'Save the picture again.' };
  if (length <= largestPicture) return undefined;
  const advice = `The limit is ${megabytes(largestPicture)} MB. Save it ${neededWidth} pixels wide or less.`;
  return { message: `is ${megabytes(length)} MB`, advice };
}

function endingProblem(file: string, ending: string): ProblemText | undefined {
  const written = /\.([a-z]+)$/.exec(file)?.[1]?.replace('jpeg', 'jpg');
  if (written === ending) return undefined;
  const message = `holds a picture of the type ${ending}, not ${written}`;
  return { message, advice: `Rename it so that it ends in .${ending}, also where it is used.` };
}

function pixelsProblem(width: number, height: number): ProblemText | undefined {
  if (width * height <= mostPixels && width > 0 && height > 0) return undefined;
  const message = `has ${width} by ${height} pixels`;
  return { message, advice: `Save it ${neededWidth} pixels wide or less.` };
}

const damaged = {
  message: 'is damaged or incomplete',
  advice: 'Save or copy the picture again.',
};

function wideWarning(width: number): ProblemText | undefined {
  if (width <= neededWidth) return undefined;
  const message = `is ${width} pixels wide`;
  return {
    message,
    advice: `No screen shows more than ${neededWidth}; a wider picture only slows the build.`,
  };
}
