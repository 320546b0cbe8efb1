import type { ProblemText } from '../model/problem';
import { canBeDrawn, readPictureHeader } from './drawPicture';
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

const damaged = {
  message: 'is damaged or not all there',
  advice: 'Save or copy the picture again.',
};

/** Checks a picture by its bytes and its size. `bytes` is undefined where the file is too large to read. */
export async function readPicture(
  file: string,
  size: number,
  bytes: Buffer | undefined,
): Promise<ReadPicture> {
  const picture: ReadPicture = {
    file,
    problem: undefined,
    warning: undefined,
    width: 0,
    height: 0,
  };
  if (bytes === undefined) {
    const message = `is ${megabytes(size)} MB large`;
    const advice = `Up to ${megabytes(largestPicture)} MB fit here. Save it ${neededWidth} pixels wide or less.`;
    return { ...picture, problem: { message, advice } };
  }
  if (bytes.length === 0) {
    return { ...picture, problem: { message: 'is empty', advice: 'Save the picture again.' } };
  }
  const header = await readPictureHeader(bytes);
  if (header === undefined) {
    const advice = 'Open it in a program for pictures, and save it as PNG, JPEG, WebP or AVIF.';
    return { ...picture, problem: { message: 'is not a picture', advice } };
  }
  const { type, width, height } = header;
  const ending = /\.([a-z]+)$/.exec(file)?.[1]?.replace('jpeg', 'jpg');
  const problem = headerProblem() ?? ((await canBeDrawn(bytes)) ? undefined : damaged);
  return { ...picture, width, height, problem, warning: problem ? undefined : wideWarning(width) };

  function headerProblem(): ProblemText | undefined {
    if (ending !== type) {
      const message = `holds a picture of the type ${type}, not ${ending}`;
      return { message, advice: `Rename it so that it ends in .${type}, also where it is used.` };
    }
    if (width * height > mostPixels || width === 0 || height === 0) {
      const message = `has ${width} by ${height} pixels`;
      return { message, advice: `Save it ${neededWidth} pixels wide or less.` };
    }
    return undefined;
  }
}

function wideWarning(width: number): ProblemText | undefined {
  if (width <= neededWidth) return undefined;
  const message = `is ${width} pixels wide`;
  return { message, advice: `No screen shows more than ${neededWidth}; the rest slows the build.` };
}
