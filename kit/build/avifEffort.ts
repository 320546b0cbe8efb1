import sharp, { type Sharp } from 'sharp';

/**
 * The effort of encoding AVIF, from 0, the fastest, to 9; sharp’s default is 4. `npm start` and local previews use 0, which
 * takes a fourth of the time and makes files a third larger.
 */
export const avifEffort = process.env.QUICK_PICTURES === '1' ? 0 : 2;

/** Changes sharp’s default effort, for which gatsby-plugin-sharp has no option. */
export function setAvifEffort(effort: number): void {
  const prototype: Pick<Sharp, 'avif'> = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function withEffort(options) {
    return avif.call(this, { effort, ...options });
  };
}
