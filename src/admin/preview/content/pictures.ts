import type { FindPicture } from './siteContent';

interface Known {
  address: string;
  width: number;
  height: number;
}

/** The pictures that the preview shows, as they are in the working copy or in the form. */
export class Pictures {
  private readonly known = new Map<string, Known | null>();

  /**
   * @param ask asks the editing UI for the picture at a path
   * @param onChange called when a picture can be shown
   */
  constructor(
    private readonly ask: (path: string) => void,
    private readonly onChange: () => void,
  ) {}

  /** What pages get of a picture; nothing until it is here, and it is asked for the first time. */
  find: FindPicture = (path) => {
    if (path === '') return null;
    const known = this.known.get(path);
    if (known === undefined) {
      this.known.set(path, null);
      this.ask(path);
    }
    return known ? imageData(known) : null;
  };

  /** Takes what the editing UI has answered. */
  async add(pictures: Record<string, Blob | null>): Promise<void> {
    for (const [path, blob] of Object.entries(pictures)) {
      const read = blob === null ? null : await readPicture(blob);
      const before = this.known.get(path);
      if (before) URL.revokeObjectURL(before.address);
      this.known.set(path, read);
    }
    this.onChange();
  }

  /** Asks again for what was not there: it may have been uploaded meanwhile. */
  forgetMissing(): void {
    for (const [path, known] of this.known) if (known === null) this.known.delete(path);
  }
}

/** The picture's address and size; null where the browser can't show it. */
async function readPicture(blob: Blob): Promise<Known | null> {
  try {
    const bitmap = await createImageBitmap(blob);
    const { width, height } = bitmap;
    bitmap.close();
    return { address: URL.createObjectURL(blob), width, height };
  } catch {
    return null;
  }
}

/** The build makes small pictures of a large one; the preview shows the large one itself. */
function imageData({ address, width, height }: Known) {
  const fallback = { src: address, srcSet: `${address} ${width}w`, sizes: '' };
  return { layout: 'constrained' as const, width, height, images: { fallback, sources: [] } };
}
