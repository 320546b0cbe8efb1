import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '../src/theme';
import { drawIcons } from './icons';

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(folder, { recursive: true }));

function pixels(path: string) {
  // An .ico of one picture is a PNG behind 22 bytes.
  const png = readFileSync(path).subarray(path.endsWith('.ico') ? 22 : 0);
  return sharp(png).raw().toBuffer({ resolveWithObject: true });
}

test('the icons in static/ show its favicon.svg; if not: npx tsx illustrations/render.ts icons', async () => {
  await drawIcons(folder);
  const names = readdirSync(folder);
  expect(names).toHaveLength(4);
  for (const name of names) {
    const [drawn, kept] = [await pixels(join(folder, name)), await pixels(join('static', name))];
    expect(kept.info).toEqual(drawn.info);
    expect(kept.data.equals(drawn.data)).toBe(true);
    // Phones fill transparent corners with black.
    if (name === 'apple-touch-icon.png')
      expect(kept.info).toMatchObject({ width: 180, channels: 3 });
  }
});

test('favicon.svg has only colours of the theme', () => {
  const colors = Object.values(palette).map(([light]) => light);
  for (const [color] of readFileSync('static/favicon.svg', 'utf8').matchAll(/#[0-9a-f]{6}\b/g)) {
    expect(colors).toContain(color);
  }
});
