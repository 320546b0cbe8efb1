/**
 * Whether a picture can be drawn to its last dot. Damage is likely to stop the build, and shows in the page
 * where it doesn't.
 */
export async function canBeDrawn(bytes: Buffer): Promise<boolean> {
  // Loaded here, as a site whose pictures are all PNG never needs it.
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes, { failOn: 'warning' }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
