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

const flat = sharp({ create: { width: 40, height: 30, channels: 3, background: 'grey' } });
const facts = { width: 40, height: 30 };

/** The bytes with others in front of the first of their like. */
function insert(bytes: Buffer, before: Buffer | string, added: Buffer): Buffer {
  const at = bytes.indexOf(before, 0, 'latin1');
  return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at)]);
}

test.each([
  ['a table', [0xff, 0xdb]],
  ['its size', [0xff, 0xc0]],
  ['its codes', [0xff, 0xc4]],
  ['its data', [0xff, 0xda]],
])('a JPEG with stray bytes before %s is taken', async (_what, mark) => {
  const bytes = insert(
    await flat.clone().jpeg().toBuffer(),
    Buffer.from(mark),
    Buffer.from([0, 0, 7]),
  );
  expect(await readPicture('a.jpg', bytes)).toMatchObject(facts);
});

test.each([
  ['avis', '\0\0\0,ftypavis\0\0\0\0avismsf1miafMA1B'],
  ['avif that is avis, too', '\0\0\0,ftypavif\0\0\0\0avifavismsf1'],
  ['msf1', '\0\0\0,ftypmsf1\0\0\0\0avis'],
])('an AVIF of the brand %s moves', async (_brand, start) => {
  const found = await readPicture('a.avif', Buffer.from(start, 'latin1'));
  expect(found).toMatchObject({ problem: { code: 'moving' } });
});

/** An AVIF that says of its colours which curve they follow, by its number in ITU-T H.273. */
async function avifOf(curve: number): Promise<Buffer> {
  const bytes = await flat.clone().avif().toBuffer();
  const property = Buffer.from([
    0,
    0,
    0,
    19,
    ...Buffer.from('colrnclx'),
    0,
    9,
    0,
    curve,
    0,
    9,
    128,
  ]);
  const [end, places] = [bytes.indexOf('ipma') - 4, bytes.indexOf('iloc')];
  const data = bytes.indexOf('mdat') + 4;
  for (const box of ['meta', 'iprp', 'ipco']) {
    const at = bytes.indexOf(box) - 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(at) + property.length, at);
  }
  for (let at = places; at < bytes.indexOf('iinf'); at += 1) {
    if (bytes.readUInt32BE(at) === data) bytes.writeUInt32BE(data + property.length, at);
  }
  return Buffer.concat([bytes.subarray(0, end), property, bytes.subarray(end)]);
}

test.each([
  [1, undefined],
  [13, undefined],
  [16, 'is an HDR picture'],
  [18, 'is an HDR picture'],
])('of an AVIF with the curve %i it is told: %s', async (curve, message) => {
  const found = await readPicture('a.avif', await avifOf(curve));
  const told = message && [{ severity: 'warning', message: expect.stringContaining(message) }];
  expect(found).toMatchObject(told ? { ...facts, told } : facts);
  if (!told) expect(found).not.toHaveProperty('told');
});

test.each([
  ['grey', 100_000, true],
  ['grey', 55_555, true],
  ['red', 30_000, true],
  ['grey', 45_455, false],
  ['red', 45_000, false],
])('of a %s PNG with the gamma %i it is told: %s', async (background, gamma, isTold) => {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  const png = await drawn
    .toColourspace(background === 'grey' ? 'b-w' : 'srgb')
    .png()
    .toBuffer();
  const chunk = Buffer.from([0, 0, 0, 4, ...Buffer.from('gAMA'), 0, 0, 0, 0, 0, 0, 0, 0]);
  chunk.writeUInt32BE(gamma, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 12)), 12);
  const at = png.indexOf('IHDR') + 4 + 13 + 4;
  const found = await readPicture(
    'a.png',
    Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]),
  );
  expect('told' in found).toBe(isTold);
  expect(found).toMatchObject(facts);
});

/** The checksum of a part of a PNG. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
