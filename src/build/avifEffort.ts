import sharp from 'sharp';

/** From 0, the fastest, to 9; sharp takes 4 unless told otherwise. */
export const avifEffort = 2;

/**
 * Makes sharp encode AVIF with less effort. gatsby-plugin-sharp can't be told to, and with sharp's own choice nearly all
 * the time of a first build goes into it.
 */
export function lowerAvifEffort(): void {
  const prototype: Pick<sharp.Sharp, 'avif'> = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function withLessEffort(options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}
