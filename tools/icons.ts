import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconSizes } from '../kit/build/hosting/writeDiscovery';
import { palette } from '../src/theme';

/** The size of the icon on an iPhone’s home screen. */
const APPLE_SIZE = 180;
/** The size of the icon for browsers that take no SVG. */
const ICO_SIZE = 32;
/** Far above sharp’s default for SVG, so that the largest icon is sharp. */
const DENSITY = 1200;

/** Draws icon.svg in the colours of the theme into a folder, in each form that browsers ask for. */
export async function drawIcons(folder: string): Promise<void> {
  let drawing = await readFile(join(__dirname, 'icon.svg'), 'utf8');
  for (const [role, [light]] of Object.entries(palette)) {
    drawing = drawing.replaceAll(`var(--color-${role})`, light);
  }
  await writeFile(join(folder, 'favicon.svg'), drawing);
  const icon = sharp(Buffer.from(drawing), { density: DENSITY });
  const png = (size: number) => icon.clone().resize(size).png();
  for (const size of iconSizes) await png(size).toFile(join(folder, `icon-${size}.png`));
  const ico = await png(ICO_SIZE).toBuffer();
  await writeFile(join(folder, 'favicon.ico'), Buffer.concat([icoHeader(ico.length), ico]));
  const [background] = palette.action;
  // iOS rounds the corners itself, and would fill ours with black.
  const apple = png(APPLE_SIZE).flatten({ background });
  await apple.toFile(join(folder, 'apple-touch-icon.png'));
}

/** The header before the PNG in an .ico with one picture: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoHeader(length: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([ICO_SIZE, ICO_SIZE], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(length, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}

if (require.main === module) {
  drawIcons('static').then(() => console.log('Drew static/favicon.svg, favicon.ico and *.png.'));
}
