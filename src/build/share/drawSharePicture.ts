import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { palette } from '../../theme';
import { pictureRoom, SharePicture, type ShareWords, shareSize } from './SharePicture';

/** The drawing needs outlines of letters; tools/fonts.ts cuts them from the typefaces of the site. */
const fontFiles = [
  { name: 'Newsreader', file: 'src/build/share/fonts/newsreader.ttf' },
  { name: 'Instrument Sans', file: 'src/build/share/fonts/instrument-sans.ttf' },
];

/** Stands in the place of a picture where a page has none: a furniture tag on its string. */
const tag = 'src/build/share/tag.svg';

/** Draws a page's share picture, as a JPEG; `picture` is the file of the page's own picture. */
export type Pen = (words: ShareWords, picture: string | undefined) => Promise<Buffer>;

/** Makes a pen, which reads the fonts, and each picture that pages have in common, once. */
export function createPen(): Pen {
  let fonts: ReturnType<typeof readFonts> | undefined;
  const papers = new Map<string, ReturnType<typeof layOnPaper>>();

  return async (words, picture = tag) => {
    fonts ??= readFonts();
    const column = await satori(createElement(SharePicture, words), {
      // Every pixel that holds no word is one that need not be drawn for every page.
      width: shareSize.width - pictureRoom,
      height: shareSize.height,
      fonts: await fonts,
    });
    const paper = papers.get(picture) ?? layOnPaper(picture);
    papers.set(picture, paper);
    const { data, info } = await paper;
    return (
      sharp(data, { raw: info })
        .composite([{ input: Buffer.from(column), left: 0, top: 0 }])
        // As small as a PNG with a palette, and drawn in half the time; with whole colours, letters stay sharp.
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

/** A whole share picture that lacks its words alone. */
function layOnPaper(picture: string) {
  const [background] = palette.ground;
  return sharp(picture)
    .resize(pictureRoom, pictureRoom, { fit: 'contain', background })
    .flatten({ background })
    .extend({ left: shareSize.width - pictureRoom, background })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
