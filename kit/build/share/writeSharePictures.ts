import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { shareSize } from './sharePicture';

/**
 * Writes share pictures into `folder`, the site's.
 *
 * @param pictures their files
 * @param ground the colour around them
 * @returns the paths of the share pictures, by file. A changed picture gets another path, since other sites cache them.
 */
export async function writeSharePictures(
  folder: string,
  pictures: ReadonlySet<string>,
  ground: string,
): Promise<Map<string, string>> {
  await mkdir(join(folder, 'share'), { recursive: true });
  const writing = [...pictures].map(async (picture) => {
    const bytes = await onGround(picture, ground);
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const path = `/share/${parse(picture).name}-${digest}.jpg`;
    await writeFile(join(folder, path), bytes);
    return [picture, path] as const;
  });
  return new Map(await Promise.all(writing));
}

/** In bytes: WhatsApp shows no larger picture. */
const maxBytes = 300_000;

/** Draws the whole picture, upright and at most in its own size, on the site's ground. Reduces the quality if it is too large. */
async function onGround(picture: string, ground: string): Promise<Buffer> {
  const whole = sharp(picture, { failOn: 'error' })
    .autoOrient()
    .resize({ ...shareSize, fit: 'inside', withoutEnlargement: true });
  // Extending a grey picture would turn the ground grey.
  const shared = await sharp({
    create: { ...shareSize, channels: 3, background: ground },
  })
    .composite([{ input: await whole.png().toBuffer() }])
    .png()
    .toBuffer();
  let quality = 82;
  let bytes: Buffer;
  do {
    bytes = await sharp(shared).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    quality -= 10;
  } while (bytes.length >= maxBytes && quality > 0);
  return bytes;
}
