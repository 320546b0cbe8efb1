import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from '../files/filesBelow';
import type { ShareWords } from './SharePicture';

/** What the share picture of a page shows. */
export interface ShareContent {
  words: ShareWords;
  /** The page's own picture, where it begins with one, and what tells its bytes from others. */
  picture: { file: string; digest: string } | undefined;
}

/** The path of a page's share picture: another picture, or another design, has another path. */
export function sharePath(design: string, page: string, { words, picture }: ShareContent): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([design, words, picture?.digest]))
    .digest('hex')
    .slice(0, 10);
  return `/share/${page.slice(1).replaceAll('/', '-') || 'home'}-${digest}.jpg`;
}

/** A digest of the files below the site's folder that decide what share pictures look like. */
export async function shareDesign(siteFolder: string): Promise<string> {
  const files = await filesBelow(join(siteFolder, 'src/build/share'));
  const places = files.filter((place) => !place.includes('.test.'));
  places.push(join(siteFolder, 'src/theme.ts'));
  const hash = createHash('sha256');
  for (const place of places.sort()) {
    const content = await readFile(place);
    hash.update(`${basename(place)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
