import sharp, { type Sharp } from 'sharp';

/**
 * The effort with which AVIF is encoded, from 0, the fastest, to 9; sharp’s default is 4. `npm start` and previews on this
 * machine take the least, which needs a fourth of the time and makes files a third larger.
 */
export const avifEffort = process.env.QUICK_PICTURES === '1' ? 0 : 2;

/** Makes sharp encode AVIF with another effort than its own, for which gatsby-plugin-sharp has no option. */
export function setAvifEffort(effort: number): void {
  const prototype: Pick<Sharp, 'avif'> = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function withEffort(options) {
    return avif.call(this, { effort, ...options });
  };
}
