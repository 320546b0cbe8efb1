import sharp from 'sharp';
import { luminance } from '../fields/luminance';
import type { ProblemText } from '../fields/problem';

/** The luminance of the darkest and of the lightest parts that are seen, from 0 to 1. */
export interface Shades {
  darkest: number;
  lightest: number;
}

/** What is said of bytes before a marker of a JPEG’s headers, which files of some cameras have: they harm nothing. */
const strayBytes =
  /^(?:VipsJpeg: Corrupt JPEG data: \d+ extraneous bytes before marker 0x(?:c[0-4]|d[abd]|e.|fe)\s*)+$/;

/** A small copy of a picture, red, green, blue and opacity in turn; undefined if it is damaged. */
export async function readDots(bytes: Buffer): Promise<Buffer | undefined> {
  const read = (failOn: 'warning' | 'error') =>
    sharp(bytes, { failOn }).resize(64).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  // Damage is likely to stop the build, and otherwise shows on the page.
  return read('warning').catch((error: Error) =>
    strayBytes.test(error.message) ? read('error').catch(() => undefined) : undefined,
  );
}

/** Below this opacity, a dot shows little but the ground. */
const leastOpacity = 32;

/** The shades of a picture of which a tenth or more shows the ground of the page. */
export function shadesOf(dots: Buffer): Shades | undefined {
  const seen: number[] = [];
  for (let at = 0; at < dots.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = dots.subarray(at, at + 4);
    if (opacity >= leastOpacity) seen.push(luminance(red, green, blue));
  }
  if (seen.length === 0 || seen.length > (dots.length / 4) * 0.9) return undefined;
  seen.sort((one, other) => one - other);
  // A few dots at an edge show nothing.
  const [darkest = 0, lightest = 1] = [0.05, 0.95].map(
    (share) => seen[Math.floor((seen.length - 1) * share)],
  );
  return { darkest, lightest };
}

/** What browsers would show of a picture, and its smaller copies don’t. */
export function toldOf(bytes: Buffer): ProblemText[] {
  const [colours, gamma] = [bytes.indexOf('colrnclx'), bytes.indexOf('gAMA')];
  const advice = 'Save it in sRGB, the colours of the web.';
  // PQ and HLG, by ITU-T H.273.
  if (colours > 0 && [16, 18].includes(bytes.readUInt16BE(colours + 10))) {
    const message = 'is an HDR picture, whose colours look washed out on the page';
    return [{ code: 'colours', message, advice, severity: 'warning' }];
  }
  const data = bytes.indexOf('IDAT');
  const isOwn = gamma > 0 && gamma < data && !/sRGB|iCCP/.test(bytes.toString('latin1', 0, data));
  if (!isOwn || Math.abs(bytes.readUInt32BE(gamma + 4) - 45_455) < 3000) return [];
  const message = 'has a gamma of its own (gAMA), without which it looks washed out or too dark';
  return [{ code: 'colours', message, advice, severity: 'warning' }];
}
