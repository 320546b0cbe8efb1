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
  ['12 times as wide as tall', 600, 50, undefined],
  ['a little taller', 50, 601, 'too-long'],
  ['a little wider', 601, 50, 'too-long'],
  ['taller than WebP can hold', 500, 20_000, 'too-long'],
  ['flatter than a pixel once scaled', 2000, 1, 'too-long'],
])('the sides of a picture: %s', async (_name, width, height, code) => {
  const image = sharp({ create: { width, height, channels: 3, background: 'grey' } });
  const found = code === undefined ? { width, height } : { problem: { code } };
  expect(await readPicture('a.png', await image.png().toBuffer())).toMatchObject(found);
});

/** A picture whose file is as large as asked. */
async function padded(format: 'png' | 'jpeg' | 'webp', width: number, bytes: number) {
  const picture = await sharp({ create: { width, height: 900, channels: 3, background: 'grey' } })
    .toFormat(format)
    .toBuffer();
  return Buffer.concat([picture, Buffer.alloc(bytes)]);
}

test.each([
  ['a PNG that is narrow enough', 'png', 2400, 10_000_000, /Save it as JPEG, WebP or AVIF/],
  ['a JPEG that is narrow enough', 'jpeg', 2560, 6_000_000, /with a lower quality/],
  ['a WebP that is narrow enough', 'webp', 900, 6_000_000, /with a lower quality/],
  ['a PNG that is wide', 'png', 2561, 10_000_000, /2560 pixels wide or less/],
  ['a JPEG that is wide', 'jpeg', 4000, 6_000_000, /2560 pixels wide or less/],
] as const)(
  'what would help against the size of %s',
  async (_name, format, width, bytes, advice) => {
    const ending = format === 'jpeg' ? 'jpg' : format;
    expect(await readPicture(`a.${ending}`, await padded(format, width, bytes))).toMatchObject({
      problem: { code: 'too-large', advice: expect.stringMatching(advice) },
    });
  },
);

test('a picture of too many pixels that isn’t wide is to be cut', async () => {
  const image = sharp({
    create: { width: 2500, height: 17_000, channels: 3, background: 'grey' },
    limitInputPixels: false,
  });
  expect(await readPicture('a.png', await image.png().toBuffer())).toMatchObject({
    problem: { code: 'too-large', advice: expect.stringContaining('Cut it') },
  });
});
