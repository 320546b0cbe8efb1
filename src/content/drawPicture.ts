import sharp from 'sharp';

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
