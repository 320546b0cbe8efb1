import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FindPicture } from './siteContent';

/**
 * Finds what pages get for a picture from the working copy or the form; the first call requests it.
 *
 * @param read gets the picture at a path; undefined, or an error, if there is none
 * @param onChange called when a picture can be shown
 */
export function pictureFinder(
  read: (path: string) => Promise<Blob | undefined>,
  onChange: () => void,
): FindPicture {
  const known = new Map<string, IGatsbyImageData | null>();

  async function load(path: string): Promise<void> {
    known.set(path, null);
    try {
      const blob = await read(path);
      if (blob === undefined) return;
      const bitmap = await createImageBitmap(blob);
      known.set(path, imageData(URL.createObjectURL(blob), bitmap));
      bitmap.close();
      onChange();
    } catch {
      // It has gone, or the browser can't show it.
    }
  }

  return (path) => {
    if (path !== '' && !known.has(path)) void load(path);
    return known.get(path) ?? null;
  };
}

/** The build scales pictures down; the preview shows the original. */
function imageData(address: string, { width, height }: ImageBitmap): IGatsbyImageData {
  const fallback = { src: address, srcSet: `${address} ${width}w`, sizes: '' };
  return { layout: 'constrained', width, height, images: { fallback, sources: [] } };
}
