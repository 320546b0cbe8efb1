import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { palette } from '../../theme';
import { pictureSize, SharePicture, type ShareWords, shareSize } from './SharePicture';

/** Drawing needs glyph outlines; tools/fonts.ts subsets them from the site's typefaces. */
const fontFiles = [
  { name: 'Newsreader', file: 'src/build/share/fonts/newsreader.ttf' },
  { name: 'Instrument Sans', file: 'src/build/share/fonts/instrument-sans.ttf' },
];

/** Used if a page has no picture: a furniture tag on its string. */
const tag = 'src/build/share/tag.svg';

/** Draws a page's share picture, as a JPEG; `picture` is the file of the page's own picture. */
export type SharePictureRenderer = (
  words: ShareWords,
  picture: string | undefined,
) => Promise<Buffer>;

/** Makes a renderer that reads the fonts, and each picture that pages share, only once. */
export function createSharePictureRenderer(): SharePictureRenderer {
  let fonts: ReturnType<typeof readFonts> | undefined;
  const baseImages = new Map<string, ReturnType<typeof baseImage>>();

  return async (words, picture = tag) => {
    fonts ??= readFonts();
    const column = await satori(createElement(SharePicture, words), {
      // Only the pixels with text need to be drawn for every page.
      width: shareSize.width - pictureSize,
      height: shareSize.height,
      fonts: await fonts,
    });
    const base = baseImages.get(picture) ?? baseImage(picture);
    baseImages.set(picture, base);
    const { data, info } = await base;
    return (
      sharp(data, { raw: info })
        .composite([{ input: Buffer.from(column), left: 0, top: 0 }])
        // As small as a PNG with a palette, and encoded in half the time; without chroma subsampling, letters stay
        // sharp.
        .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
        .toBuffer()
    );
  };
}

function readFonts() {
  return Promise.all(
    fontFiles.map(async ({ name, file }) => ({ name, data: await readFile(file) })),
  );
}

/** A complete share picture except for its text. */
function baseImage(picture: string) {
  const [background] = palette.ground;
  return sharp(picture)
    .resize(pictureSize, pictureSize, { fit: 'contain', background })
    .flatten({ background })
    .extend({ left: shareSize.width - pictureSize, background })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
