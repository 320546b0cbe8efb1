import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '../../theme';
import { robotsText } from './robotsText';
import { iconName, iconSizes, webManifest } from './webManifest';

interface Discovery {
  /** Where visitors reach the site, without a slash at its end. */
  siteUrl: string;
  product: string;
  language: string;
}

/** Of what iPhones show on a home screen. */
const APPLE_SIZE = 180;
/** Far above what SVG is drawn with by default, so that the largest icon is sharp. */
const DENSITY = 1200;

/** Writes what tells machines about the site, and what they show for it: robots.txt, the manifest, and icons. */
export async function writeDiscovery(publicFolder: string, about: Discovery): Promise<void> {
  const icon = sharp('static/favicon.svg', { density: DENSITY });
  const [corners] = palette.action;
  await Promise.all([
    writeFile(join(publicFolder, 'robots.txt'), robotsText(about.siteUrl)),
    writeFile(join(publicFolder, 'manifest.webmanifest'), webManifest(about)),
    ...iconSizes.map((size) =>
      icon
        .clone()
        .resize(size)
        .png()
        .toFile(join(publicFolder, iconName(size))),
    ),
    // iOS rounds the corners itself, and would fill ours with black.
    icon
      .clone()
      .resize(APPLE_SIZE)
      .flatten({ background: corners })
      .png()
      .toFile(join(publicFolder, 'apple-touch-icon.png')),
  ]);
}
