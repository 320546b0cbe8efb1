import { join } from 'node:path';
import sharp from 'sharp';
import { iconSizes } from '../src/build/discovery/writeDiscovery';
import { palette } from '../src/theme';

/** Of what iPhones show on a home screen. */
const APPLE_SIZE = 180;
/** Far above what SVG is drawn with by default, so that the largest icon is sharp. */
const DENSITY = 1200;

/** Draws the site's icon into `folder` in each size that somebody asks for. */
export async function drawIcons(folder: string): Promise<void> {
  const icon = sharp('static/favicon.svg', { density: DENSITY });
  for (const size of iconSizes) {
    await icon
      .clone()
      .resize(size)
      .png()
      .toFile(join(folder, `icon-${size}.png`));
  }
  const [background] = palette.action;
  // iOS rounds the corners itself, and would fill ours with black.
  const apple = icon.clone().resize(APPLE_SIZE).flatten({ background }).png();
  await apple.toFile(join(folder, 'apple-touch-icon.png'));
}
