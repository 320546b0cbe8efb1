import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeSharePictures } from './writeSharePictures';

const folder = mkdtempSync(join(tmpdir(), 'share-'));

afterAll(() => rmSync(folder, { recursive: true }));

const ground = '#f6f1e7';

/** The colours of a picture’s quarters: top left, top right, bottom left, bottom right. */
const quarters = ['#c04040', '#40c060', '#4060c0', '#805020'];

function svg(width: number, height: number): Buffer {
  const parts = quarters.map((color, index) => {
    const [x, y] = [(index % 2) * (width / 2), index > 1 ? height / 2 : 0];
    return `<rect x="${x}" y="${y}" width="${width / 2}" height="${height / 2}" fill="${color}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`,
  );
}

const photo = (width = 900, height = 600) => sharp(svg(width, height));

/** The path of the share picture of a file. */
async function share(name: string, picture: Sharp): Promise<string> {
  const file = join(folder, name);
  await picture.toFile(file);
  const paths = await writeSharePictures(folder, new Set([file]), ground);
  return paths.get(file) ?? '';
}

/** A pixel of a share picture, by its distance from the centre. */
async function colorAt(path: string, x: number, y: number): Promise<number[]> {
  const pixel = { left: 600 + x, top: 315 + y, width: 1, height: 1 };
  return [...(await sharp(join(folder, path)).extract(pixel).raw().toBuffer())];
}

function expectNear(shown: readonly number[], color: string): void {
  const wanted = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  const distance = Math.max(...wanted.map((level, index) => Math.abs(level - (shown[index] ?? 0))));
  // A JPEG isn’t exact, nor is the way from one profile to another.
  if (distance > 8) throw new Error(`It shows ${shown.join(' ')} where ${color} should be.`);
}

test('a photo that the camera has turned and mirrored stands upright, whole and in the middle', async () => {
  const stored = photo(1800, 1200).flop().rotate(270).withMetadata({ orientation: 5 });
  const path = await share('turned.jpg', stored);
  for (const [index, color] of quarters.entries()) {
    expectNear(await colorAt(path, index % 2 ? 440 : -440, index > 1 ? 290 : -290), color);
  }
  expectNear(await colorAt(path, 490, 0), ground);
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a03030' } });
/** What takes the most bytes: every pixel is as it happens to be. */
function noise(): Sharp {
  const raw = { width: 1100, height: 600, channels: 4 as const };
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
}

test.each<[string, string, () => Sharp]>([
  ['a CMYK JPEG', 'cmyk.jpg', () => photo().toColourspace('cmyk')],
  ['a single pixel', 'pixel.png', () => plain(1, 1)],
  ['half transparent noise', 'noise.png', noise],
])(
  '%s stands on the site’s ground, small enough for every service',
  async (_name, file, picture) => {
    const path = await share(file, picture());
    const bytes = readFileSync(join(folder, path));
    const kind = { format: 'jpeg', width: 1200, height: 630, space: 'srgb' };
    expect(await sharp(bytes).metadata()).toMatchObject(kind);
    expect(bytes.length).toBeLessThan(300_000);
    expectNear(await colorAt(path, -590, -305), ground);
    expectNear(await colorAt(path, 590, 305), ground);
  },
);

test('its path has the picture’s name, and changes with the picture only', async () => {
  const path = await share('chair.png', photo());
  expect(path).toMatch(/^\/share\/chair-[0-9a-f]{10}\.jpg$/);
  expect(await share('chair.png', photo())).toBe(path);
  expect(await share('chair.png', photo().negate())).not.toBe(path);
});
