import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { palette } from '../theme';
import { pictureRoom, SharePicture, type ShareWords, shareSize } from './SharePicture';
import { tagOnPaper } from './tagOnPaper';

/** The drawing needs outlines of letters; tools/fonts.ts cuts them from the typefaces of the site. */
const fontFiles = [
  { name: 'Newsreader', file: 'newsreader.ttf' },
  { name: 'Instrument Sans', file: 'instrument-sans.ttf' },
];

export interface Pen {
  /** Draws a page's share picture, as a PNG; `picture` is the file of the page's own picture. */
  draw(words: ShareWords, picture: string | undefined): Promise<Buffer>;
}

/** Makes a pen, which reads the fonts, and each picture that pages have in common, once. */
export function createPen(fontFolder: string): Pen {
  let fonts: Promise<Font[]> | undefined;
  const scaled = new Map<string, Promise<Buffer>>();

  function scaledOnce(picture: string): Promise<Buffer> {
    const known = scaled.get(picture) ?? scale(picture);
    scaled.set(picture, known);
    return known;
  }

  async function draw(words: ShareWords, picture: string | undefined): Promise<Buffer> {
    fonts ??= readFonts(fontFolder);
    const column = await satori(createElement(SharePicture, words), {
      ...shareSize,
      fonts: await fonts,
    });
    const beside = picture === undefined ? Buffer.from(tagOnPaper) : await scaledOnce(picture);
    const [background] = palette.ground;
    return (
      sharp({ create: { ...shareSize, channels: 3, background } })
        .composite([
          { input: beside, left: shareSize.width - pictureRoom, top: 0 },
          { input: Buffer.from(column), left: 0, top: 0 },
        ])
        // A palette makes it three times smaller; more effort, hardly smaller still.
        .png({ palette: true, effort: 4 })
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

function scale(picture: string): Promise<Buffer> {
  return sharp(picture)
    .resize(pictureRoom, pictureRoom, { fit: 'contain', background: palette.ground[0] })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
