import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcons } from './icons';

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(folder, { recursive: true }));

function pixels(path: string) {
  return sharp(readFileSync(path)).raw().toBuffer({ resolveWithObject: true });
}

test('the icons in static/ show its favicon.svg; if not: npx tsx illustrations/render.ts icons', async () => {
  await drawIcons(folder);
  const names = readdirSync(folder);
  expect(names).toHaveLength(3);
  for (const name of names) {
    const [drawn, kept] = [await pixels(join(folder, name)), await pixels(join('static', name))];
    expect(kept.info).toEqual(drawn.info);
    expect(kept.data.equals(drawn.data)).toBe(true);
  }
});

test('the icon of iPhones has no corner that they would fill with black', async () => {
  const { data, info } = await pixels('static/apple-touch-icon.png');
  expect([info.width, info.height, info.channels]).toEqual([180, 180, 3]);
  expect([...data.subarray(0, 3)]).toEqual([0x1f, 0x4a, 0x37]);
});
