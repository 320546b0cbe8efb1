import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import sharp from 'sharp';
import { palette } from '../../theme';
import { queryData } from '../queryData';
import type { Settings } from '../settings';
import { publicFolder, siteFolder } from '../siteFolder';
import { robotsText } from './robotsText';
import { iconName, iconSizes, webManifest } from './webManifest';

/** Of what iPhones show on a home screen. */
const APPLE_SIZE = 180;
/** Far above what SVG is drawn with by default, so that the largest icon is sharp. */
const DENSITY = 1200;

/** Writes what tells machines about the site, and what they show for it: robots.txt, the manifest, and icons. */
export async function writeDiscovery(args: BuildArgs, { siteUrl }: Settings): Promise<void> {
  const { siteWords } = await queryData<Queries.DiscoveredSiteQuery>(
    args.graphql,
    /* GraphQL */ `query DiscoveredSite { siteWords { product language } }`,
  );
  const folder = publicFolder(args);
  await Promise.all([
    writeFile(join(folder, 'robots.txt'), robotsText(siteUrl)),
    writeFile(join(folder, 'manifest.webmanifest'), webManifest(siteWords)),
    drawIcons(join(siteFolder(args), 'static/favicon.svg'), folder),
  ]);
}

/** Draws the site's icon in each size that somebody asks for. */
export async function drawIcons(favicon: string, folder: string): Promise<void> {
  const icon = sharp(favicon, { density: DENSITY });
  const [corners] = palette.action;
  const squares = iconSizes.map((size) => ({
    name: iconName(size),
    drawn: icon.clone().resize(size),
  }));
  // iOS rounds the corners itself, and would fill ours with black.
  const apple = icon.clone().resize(APPLE_SIZE).flatten({ background: corners });
  await Promise.all(
    [...squares, { name: 'apple-touch-icon.png', drawn: apple }].map(({ name, drawn }) =>
      drawn.png().toFile(join(folder, name)),
    ),
  );
}
