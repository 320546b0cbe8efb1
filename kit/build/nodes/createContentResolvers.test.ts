import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { oncePerPicture } from './createContentResolvers';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function drawPicture(orientation = 1): Promise<string> {
  const absolutePath = join(folder, `${orientation}.jpg`);
  await sharp({ create: { width: 120, height: 90, channels: 3, background: 'grey' } })
    .withMetadata({ orientation })
    .toFile(absolutePath);
  return absolutePath;
}

function picturesAt(absolutePath: string, originalResolver: jest.Mock) {
  const resolve = oncePerPicture();
  const context = { nodeModel: { getNodeById: () => ({ absolutePath }) } };
  return (id: string, args = {}, contentDigest = 'digest') =>
    resolve({ id, parent: 'file', internal: { contentDigest } }, args, context, {
      originalResolver,
    });
}

test('a picture is planned once for all pages, and again once it has changed', async () => {
  const originalResolver = jest.fn();
  const resolve = picturesAt(await drawPicture(), originalResolver);
  await resolve('portal');
  await resolve('portal');
  expect(originalResolver).toHaveBeenCalledTimes(1);
  await resolve('portal', {}, 'other');
  expect(originalResolver).toHaveBeenCalledTimes(2);
});

test.each([
  [1, 120 / 90],
  [6, 90 / 120],
  [7, 90 / 120],
])(
  'a picture with the EXIF orientation %d is planned in the shape in which it is seen',
  async (orientation, aspectRatio) => {
    const originalResolver = jest.fn();
    await picturesAt(await drawPicture(orientation), originalResolver)('a', { width: 640 });
    expect(originalResolver.mock.lastCall[1]).toEqual({ width: 640, aspectRatio });
  },
);
