import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { SharePictureRenderer } from './drawSharePicture';
import type { ShareWords } from './SharePicture';

/** A page, and what its share picture shows. */
export interface SharedPage {
  path: string;
  words: ShareWords;
  /** The file of the page's own picture, if it begins with one. */
  picture: string | undefined;
}

/**
 * Draws the share pictures of pages into `folder`, the site's.
 *
 * @returns their paths, by page path; a different picture gets a different path, since other sites cache what they have
 * seen
 */
export async function drawSharePictures(
  folder: string,
  pages: readonly SharedPage[],
  draw: SharePictureRenderer,
): Promise<Map<string, string>> {
  await mkdir(join(folder, 'share'), { recursive: true });
  const paths = new Map<string, string>();
  const waiting = pages.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const { path, words, picture } of waiting) {
        const drawn = await draw(words, picture);
        const digest = createHash('sha256').update(drawn).digest('hex').slice(0, 10);
        const name = path.slice(1).replaceAll('/', '-') || 'home';
        paths.set(path, `/share/${name}-${digest}.jpg`);
        await writeFile(join(folder, `share/${name}-${digest}.jpg`), drawn);
      }
    }),
  );
  return paths;
}
