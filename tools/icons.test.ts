import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcons } from './icons';

/** The pixels of an icon, since PNGs of the same can differ; of the SVG, its text. */
async function contentOf(path: string): Promise<Buffer> {
  const bytes = readFileSync(path);
  if (path.endsWith('.svg')) return bytes;
  // An .ico of one picture is a PNG behind 22 bytes.
  return sharp(bytes.subarray(path.endsWith('.ico') ? 22 : 0))
    .raw()
    .toBuffer();
}

test('static/ has the icon in the colours of the theme; if not: npx tsx tools/icons.ts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  await drawIcons(folder);
  const names = readdirSync(folder);
  expect(names).toHaveLength(5);
  const outdated: string[] = [];
  for (const name of names) {
    const [drawn, kept] = [join(folder, name), join('static', name)];
    if (!(await contentOf(drawn)).equals(await contentOf(kept))) outdated.push(name);
  }
  rmSync(folder, { recursive: true });
  expect(outdated).toEqual([]);
});
