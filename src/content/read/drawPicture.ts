import sharp from 'sharp';

interface PictureHeader {
  type: 'png' | 'jpg' | 'webp' | 'avif';
  width: number;
  height: number;
}

/** The types that fit here, by what sharp calls them. */
const types = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' } as const;

/** What a picture says of itself; undefined where the bytes are no picture of a type that fits here. */
export async function readPictureHeader(bytes: Buffer): Promise<PictureHeader | undefined> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  const type = Object.entries(types).find(([name]) => name === format)?.[1];
  return type && { type, width, height };
}

/**
 * Whether a picture can be drawn to its last dot. Damage is likely to stop the build, and shows in the page
 * where it doesn't.
 */
export async function canBeDrawn(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
