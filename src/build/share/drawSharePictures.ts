import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { listPages } from '../pages/createSitePages';
import { createPen, type Pen } from './drawSharePicture';
import { type ShareContent, shareDesign, sharePath } from './sharePath';

/** Draws the share pictures of all pages. */
export async function drawSharePictures({ graphql, reporter }: BuildArgs): Promise<void> {
  const design = await shareDesign('.');
  const pages = await listPages(graphql);
  const pictures = pages.map(({ path, share }) => [sharePath(design, path, share), share] as const);
  await drawPictures('public', pictures, createPen());
  reporter.info(`Share pictures drawn: ${pictures.length}.`);
}

/** Draws pictures, by their paths, into `folder`, the site's. */
export async function drawPictures(
  folder: string,
  pictures: readonly (readonly [path: string, content: ShareContent])[],
  draw: Pen,
): Promise<void> {
  await mkdir(join(folder, 'share'), { recursive: true });
  const waiting = pictures.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const [path, { words, picture }] of waiting) {
        await writeFile(join(folder, path), await draw(words, picture?.file));
      }
    }),
  );
}
