import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { listPages } from '../pages/createSitePages';
import { createPen, type Pen } from './drawSharePicture';
import { type ShareContent, shareDesign, sharePath } from './sharePath';

/** Draws the share pictures of all pages that are not there yet, and removes those that no page has any more. */
export async function drawSharePictures({ graphql, reporter }: BuildArgs): Promise<void> {
  const design = await shareDesign('.');
  const pages = await listPages(graphql);
  const pictures = pages.map(({ path, share }) => [sharePath(design, path, share), share] as const);
  const drawn = await drawMissing('public', new Map(pictures), createPen());
  reporter.info(`Share pictures drawn: ${drawn}.`);
}

/** Brings the share pictures in `folder`, the site's, up to date with `pictures`, by their paths; returns how many it drew. */
export async function drawMissing(
  folder: string,
  pictures: ReadonlyMap<string, ShareContent>,
  draw: Pen,
): Promise<number> {
  const place = join(folder, 'share');
  await mkdir(place, { recursive: true });
  const present = (await readdir(place)).map((name) => `/share/${name}`);
  const left = present.filter((path) => !pictures.has(path));
  await Promise.all(left.map((path) => rm(join(folder, path))));
  const missing = [...pictures].filter(([path]) => !present.includes(path));
  const waiting = missing.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const [path, { words, picture }] of waiting) {
        const incoming = join(place, `${basename(path)}-incoming`);
        // A build that is stopped leaves no half of a picture behind.
        await writeFile(incoming, await draw(words, picture?.file));
        await rename(incoming, join(folder, path));
      }
    }),
  );
  return missing.length;
}
