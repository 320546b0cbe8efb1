import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcons } from './icons';

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The pixels of an icon, since PNGs of the same can differ; of the drawing itself, its text. */
async function contentOf(path: string): Promise<Buffer> {
  const bytes = readFileSync(path);
  if (path.endsWith('.svg')) return bytes;
  // An .ico of one picture is a PNG behind 22 bytes.
  return sharp(bytes.subarray(path.endsWith('.ico') ? 22 : 0))
    .raw()
    .toBuffer();
}

test('the icons in static/ are icon.svg in the colours of the theme', async () => {
  await drawIcons(folder);
  const names = readdirSync(folder);
  expect(names).toHaveLength(5);
  const outdated: string[] = [];
  for (const name of names) {
    const [drawn, kept] = [join(folder, name), join('static', name)];
    if (!(await contentOf(drawn)).equals(await contentOf(kept))) outdated.push(name);
  }
  if (outdated.length > 0) {
    throw new Error(
      `These icons in static/ are not drawn in the colours of src/theme.ts: ${outdated.join(', ')}.\n` +
        'Draw them again: npx tsx illustrations/render.ts icons',
    );
  }
});

test('the icon for iPhones has no transparent corners, which they would fill with black', async () => {
  const { width, channels } = await sharp('static/apple-touch-icon.png').metadata();
  expect({ width, channels }).toEqual({ width: 180, channels: 3 });
});
