import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp, { type OutputInfo } from 'sharp';
import { palette } from '../../theme';
import { pictureRoom, SharePicture, type ShareWords, shareSize } from './SharePicture';
import { tagOnPaper } from './tagOnPaper';

/** The drawing needs outlines of letters; tools/fonts.ts cuts them from the typefaces of the site. */
const fontFiles = [
  { name: 'Newsreader', file: 'newsreader.ttf' },
  { name: 'Instrument Sans', file: 'instrument-sans.ttf' },
];

const [background] = palette.ground;

export interface Pen {
  /** Draws a page's share picture, as a JPEG; `picture` is the file of the page's own picture. */
  draw(words: ShareWords, picture: string | undefined): Promise<Buffer>;
}

/** Makes a pen, which reads the fonts, and each picture that pages have in common, once. */
export function createPen(fontFolder: string): Pen {
  let fonts: Promise<Font[]> | undefined;
  const papers = new Map<string, Promise<Pixels>>();

  function paperWith(picture: string | undefined): Promise<Pixels> {
    const name = picture ?? '';
    const known = papers.get(name) ?? layOnPaper(picture ?? Buffer.from(tagOnPaper));
    papers.set(name, known);
    return known;
  }

  async function draw(words: ShareWords, picture: string | undefined): Promise<Buffer> {
    fonts ??= readFonts(fontFolder);
    const column = await satori(createElement(SharePicture, words), {
      // Every pixel that holds no word is one that need not be drawn for every page.
      width: shareSize.width - pictureRoom,
      height: shareSize.height,
      fonts: await fonts,
    });
    const paper = await paperWith(picture);
    return (
      sharp(paper.data, { raw: paper.info })
        .composite([{ input: Buffer.from(column), left: 0, top: 0 }])
        // As small as a PNG with a palette, and drawn in half the time; with whole colours, letters stay sharp.
        .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
        .toBuffer()
    );
  }

  return { draw };
}

function readFonts(folder: string): Promise<Font[]> {
  return Promise.all(
    fontFiles.map(async ({ name, file }) => ({ name, data: await readFile(join(folder, file)) })),
  );
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** A whole share picture that lacks its words alone. */
function layOnPaper(picture: string | Buffer): Promise<Pixels> {
  return sharp(picture)
    .resize(pictureRoom, pictureRoom, { fit: 'contain', background })
    .flatten({ background })
    .extend({ left: shareSize.width - pictureRoom, background })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
