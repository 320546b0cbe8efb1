import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FindPicture } from './siteContent';

/** The pictures that the preview shows, from the working copy or the form. */
export class Pictures {
  private readonly known = new Map<string, IGatsbyImageData | null>();

  /**
   * @param read gets the picture at a path; undefined, or an error, if there is none
   * @param onChange called when a picture can be shown
   */
  constructor(
    private readonly read: (path: string) => Promise<Blob | undefined>,
    private readonly onChange: () => void,
  ) {}

  /** What pages get for a picture; null until it has loaded. The first call requests it. */
  find: FindPicture = (path) => {
    if (path === '') return null;
    const known = this.known.get(path);
    if (known === undefined) void this.load(path);
    return known ?? null;
  };

  private async load(path: string): Promise<void> {
    this.known.set(path, null);
    try {
      const blob = await this.read(path);
      if (blob === undefined) return;
      const bitmap = await createImageBitmap(blob);
      this.known.set(path, imageData(URL.createObjectURL(blob), bitmap));
      bitmap.close();
      this.onChange();
    } catch {
      // It has gone, or the browser can't show it.
    }
  }
}

/** The build scales pictures down; the preview shows the original. */
function imageData(address: string, { width, height }: ImageBitmap): IGatsbyImageData {
  const fallback = { src: address, srcSet: `${address} ${width}w`, sizes: '' };
  return { layout: 'constrained', width, height, images: { fallback, sources: [] } };
}
