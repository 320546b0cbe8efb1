import type { FindPicture } from './siteContent';

interface LoadedPicture {
  address: string;
  width: number;
  height: number;
}

/** The pictures that the preview shows, from the working copy or the form. */
export class Pictures {
  private readonly known = new Map<string, LoadedPicture | null>();

  /**
   * @param requestPicture asks the editing UI for the picture at a path
   * @param onChange called when a picture can be shown
   */
  constructor(
    private readonly requestPicture: (path: string) => void,
    private readonly onChange: () => void,
  ) {}

  /** What pages get for a picture; null until it has loaded. The first call requests it. */
  find: FindPicture = (path) => {
    if (path === '') return null;
    const known = this.known.get(path);
    if (known === undefined) {
      this.known.set(path, null);
      this.requestPicture(path);
    }
    return known ? imageData(known) : null;
  };

  /** Adds the pictures that the editing UI sent. */
  async add(pictures: Record<string, Blob | null>): Promise<void> {
    for (const [path, blob] of Object.entries(pictures)) {
      const read = blob === null ? null : await readPicture(blob);
      const before = this.known.get(path);
      if (before) URL.revokeObjectURL(before.address);
      this.known.set(path, read);
    }
    this.onChange();
  }

  /** Lets missing pictures be requested again: they may have been uploaded in the meantime. */
  forgetMissing(): void {
    for (const [path, known] of this.known) if (known === null) this.known.delete(path);
  }
}

/** The picture's URL and size; null if the browser can't show it. */
async function readPicture(blob: Blob): Promise<LoadedPicture | null> {
  try {
    const bitmap = await createImageBitmap(blob);
    const { width, height } = bitmap;
    bitmap.close();
    return { address: URL.createObjectURL(blob), width, height };
  } catch {
    return null;
  }
}

/** The build scales pictures down; the preview shows the original. */
function imageData({ address, width, height }: LoadedPicture) {
  const fallback = { src: address, srcSet: `${address} ${width}w`, sizes: '' };
  return { layout: 'constrained' as const, width, height, images: { fallback, sources: [] } };
}
