import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { createPen, type Pen } from './drawSharePicture';
import type { ShareWords } from './SharePicture';

/** A page, as far as its share picture is concerned. */
export interface SharedPage {
  path: string;
  words: ShareWords;
  /** The page's own picture, where it begins with one, and what tells its bytes from others. */
  picture: { file: string; digest: string } | undefined;
}

export interface SharePictures {
  /** The path of a page's share picture, which is drawn later: another picture has another path. */
  pathFor(page: SharedPage): string;
  /**
   * Draws the pictures that were asked for and are not there yet, and removes what nobody asked for.
   *
   * @returns how many were drawn
   */
  draw(publicFolder: string): Promise<number>;
}

const folder = 'share';

/**
 * Names and draws share pictures. `design` tells one way of drawing from another: see `shareDesign`.
 */
export function createSharePictures(design: string, pen: Pen): SharePictures {
  const asked = new Map<string, SharedPage>();
  return {
    pathFor(page) {
      const { path, words, picture } = page;
      const digest = createHash('sha256')
        .update(JSON.stringify([design, words, picture?.digest]))
        .digest('hex')
        .slice(0, 10);
      const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${digest}.jpg`;
      asked.set(name, page);
      return `/${folder}/${name}`;
    },
    async draw(publicFolder) {
      const place = join(publicFolder, folder);
      await mkdir(place, { recursive: true });
      const present = await readdir(place);
      const unasked = present.filter((name) => !asked.has(name));
      await Promise.all(unasked.map((name) => rm(join(place, name))));
      const missing = [...asked].filter(([name]) => !present.includes(name));
      const waiting = missing.values();
      await Promise.all(
        Array.from({ length: availableParallelism() }, async () => {
          for (const [name, { words, picture }] of waiting) {
            const drawn = await pen.draw(words, picture?.file);
            // A build that is stopped leaves no half of a picture behind.
            await writeFile(join(place, `${name}-incoming`), drawn);
            await rename(join(place, `${name}-incoming`), join(place, name));
          }
        }),
      );
      return missing.length;
    },
  };
}

/** The share pictures of this site, drawn as the sources at hand say. */
export async function openSharePictures(): Promise<SharePictures> {
  const design = await shareDesign(['src/build/share', 'src/build/share/fonts'], 'src/theme.ts');
  return createSharePictures(design, createPen('src/build/share/fonts'));
}

/** A digest of the files that decide what share pictures look like. */
export async function shareDesign(
  folders: readonly string[],
  ...files: readonly string[]
): Promise<string> {
  const places = [...files];
  for (const each of folders) {
    for (const entry of await readdir(each, { withFileTypes: true })) {
      if (entry.isFile() && !entry.name.includes('.test.')) places.push(join(each, entry.name));
    }
  }
  const hash = createHash('sha256');
  for (const place of places.sort()) {
    const content = await readFile(place);
    hash.update(`${basename(place)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
