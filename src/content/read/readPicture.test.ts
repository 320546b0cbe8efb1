import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { readPicture } from './readPicture';

const size = { width: 64, height: 64 };

/** A picture of noise, whose file is nearly all data. */
function draw(format: 'png' | 'jpeg' | 'webp' | 'avif'): Promise<Buffer> {
  const dots = randomFillSync(Buffer.alloc(size.width * size.height * 3));
  return sharp(dots, { raw: { ...size, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a whole %s passes, a damaged one does not',
  async (format) => {
    const bytes = await draw(format);
    expect(await readPicture(`a.${format}`, bytes)).toMatchObject({ ...size, problems: [] });
    const damaged = bytes.fill(0xff, Math.floor(bytes.length / 2));
    const { problems } = await readPicture(`a.${format}`, damaged);
    expect(problems).toMatchObject([{ code: 'damaged' }]);
  },
);
