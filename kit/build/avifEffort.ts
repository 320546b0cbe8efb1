import sharp, { type Sharp } from 'sharp';

/** From 0, the fastest, to 9; sharp’s default is 4. */
export const avifEffort = 2;

/**
 * Makes sharp encode AVIF with less effort. gatsby-plugin-sharp has no option for it, and sharp's default would take up
 * most of a first build.
 */
export function lowerAvifEffort(): void {
  const prototype: Pick<Sharp, 'avif'> = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function withLessEffort(options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}
