import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { palette } from '../../theme';
import { pictureSize, SharePicture, type ShareWords, shareSize } from './SharePicture';

/** A page, and what its share picture shows. */
export interface SharedPage {
  path: string;
  words: ShareWords;
  /** The file of the page's own picture, if it begins with one. */
  picture: string | undefined;
}

/** Used if a page has no picture: a furniture tag on its string. */
const tag = 'src/build/share/tag.svg';

/**
 * Draws the share pictures of pages into `folder`, the site's.
 *
 * @returns their paths, by page path; a different picture gets a different path, since other sites cache what they have
 * seen
 */
export async function drawSharePictures(
  folder: string,
  pages: readonly SharedPage[],
): Promise<Map<string, string>> {
  await mkdir(join(folder, 'share'), { recursive: true });
  const fonts = await readFonts();
  /** Each picture is prepared only once for all pages that share it. */
  const bases = new Map<string, ReturnType<typeof drawBase>>();
  const paths = new Map<string, string>();
  const waiting = pages.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const { path, words, picture = tag } of waiting) {
        const base = bases.get(picture) ?? drawBase(picture);
        bases.set(picture, base);
        const drawn = await drawWords(words, await base, fonts);
        const digest = createHash('sha256').update(drawn).digest('hex').slice(0, 10);
        const name = path.slice(1).replaceAll('/', '-') || 'home';
        paths.set(path, `/share/${name}-${digest}.jpg`);
        await writeFile(join(folder, `share/${name}-${digest}.jpg`), drawn);
      }
    }),
  );
  return paths;
}

/** Drawing needs glyph outlines; tools/fonts.ts subsets them from the site's typefaces. */
async function readFonts(): Promise<Font[]> {
  const read = (name: string) => readFile(`src/build/share/fonts/${name}.ttf`);
  return [
    { name: 'Newsreader', data: await read('newsreader') },
    { name: 'Instrument Sans', data: await read('instrument-sans') },
  ];
}

/** A complete share picture except for its words. */
function drawBase(picture: string) {
  const [background] = palette.ground;
  return sharp(picture)
    .resize(pictureSize, pictureSize, { fit: 'contain', background })
    .flatten({ background })
    .extend({ left: shareSize.width - pictureSize, background })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function drawWords(
  words: ShareWords,
  { data, info }: Awaited<ReturnType<typeof drawBase>>,
  fonts: Font[],
): Promise<Buffer> {
  // Only the pixels with words need to be drawn for every page.
  const width = shareSize.width - pictureSize;
  const column = await satori(createElement(SharePicture, words), {
    width,
    height: shareSize.height,
    fonts,
  });
  return (
    sharp(data, { raw: info })
      .composite([{ input: Buffer.from(column), left: 0, top: 0 }])
      // As small as a PNG with a palette, and encoded in half the time; without chroma subsampling, letters stay
      // sharp.
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}
