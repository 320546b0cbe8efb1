import sharp, { type Sharp } from 'sharp';

/**
 * The effort with which AVIF is encoded, from 0, the fastest, to 9; sharp’s default is 4. Only visitors of a deployed site
 * are worth more than the least, which takes a fourth of the time and makes files a third larger.
 */
export function avifEffort(isDeployed: boolean): number {
  return isDeployed ? 2 : 0;
}

/** Makes sharp encode AVIF with another effort than its own, for which gatsby-plugin-sharp has no option. */
export function setAvifEffort(effort: number): void {
  const prototype: Pick<Sharp, 'avif'> = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function withEffort(options) {
    return avif.call(this, { effort, ...options });
  };
}
