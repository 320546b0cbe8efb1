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

async function drawPicture(orientation: number): Promise<string> {
  const absolutePath = join(folder, `${orientation}.jpg`);
  await sharp({ create: { width: 120, height: 90, channels: 3, background: 'grey' } })
    .withMetadata({ orientation })
    .toFile(absolutePath);
  return absolutePath;
}

test.each([
  [1, 120 / 90],
  [6, 90 / 120],
  [7, 90 / 120],
])(
  'a picture with the EXIF orientation %d is planned once, in the shape in which it is seen',
  async (orientation, aspectRatio) => {
    const originalResolver = jest.fn();
    const absolutePath = await drawPicture(orientation);
    const context = { nodeModel: { getNodeById: () => ({ absolutePath }) } };
    const picture = { id: 'picture', parent: 'file', internal: { contentDigest: 'digest' } };
    const resolve = oncePerPicture();
    await resolve(picture, { width: 640 }, context, { originalResolver });
    await resolve(picture, { width: 640 }, context, { originalResolver });
    expect(originalResolver.mock.calls).toEqual([
      [picture, { width: 640, aspectRatio }, context, { originalResolver }],
    ]);
  },
);
