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
    expect(await readPicture(`a.${format}`, bytes)).toMatchObject(size);
    const damaged = bytes.fill(0xff, Math.floor(bytes.length / 2));
    expect(await readPicture(`a.${format}`, damaged)).toMatchObject({
      problem: { code: 'damaged' },
    });
  },
);

const oriented = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) =>
  (['png', 'jpeg', 'webp', 'avif'] as const).map((format) => ({ orientation, format })),
);

test.each(oriented)(
  'a $format with the orientation $orientation has the size in which it is seen',
  async ({ format, orientation }) => {
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: 'grey' },
    })
      .withMetadata({ orientation })
      .toFormat(format)
      .toBuffer();
    const size = orientation > 4 ? { width: 30, height: 40 } : { width: 40, height: 30 };
    expect(await readPicture(`a.${format}`, bytes)).toMatchObject(size);
  },
);

test.each([
  ['1 by 1', 1, 1, undefined],
  ['12 times as tall as wide', 50, 600, undefined],
  ['a little taller', 50, 601, 'too-large'],
  ['flatter than a pixel once scaled', 2000, 1, 'too-large'],
])('the sides of a picture: %s', async (_name, width, height, code) => {
  const image = sharp({ create: { width, height, channels: 3, background: 'grey' } });
  const found = code === undefined ? { width, height } : { problem: { code } };
  expect(await readPicture('a.png', await image.png().toBuffer())).toMatchObject(found);
});

test('what some cameras leave between the headers of a JPEG is no damage', async () => {
  const bytes = await draw('jpeg');
  const at = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const stray = Buffer.concat([bytes.subarray(0, at), Buffer.from([0, 0, 7]), bytes.subarray(at)]);
  expect(await readPicture('a.jpg', stray)).toMatchObject(size);
});

test.each([
  ['a GIF', 'a.gif', 'GIF89a'],
  ['a page in place of a picture', 'a.png', '<!DOCTYPE html>\n<title>404</title>'],
  ['a moving AVIF', 'a.avif', '\0\0\0,ftypavis\0\0\0\0avismsf1miafMA1B'],
  ['nothing', 'a.png', ''],
])('%s is no picture', async (_name, file, text) => {
  const found = await readPicture(file, Buffer.from(text, 'latin1'));
  expect(found).toMatchObject({ problem: { code: 'not-a-picture' } });
});
