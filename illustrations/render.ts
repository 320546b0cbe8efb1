import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { digestOfPicture } from '../tools/drawnPictures';
import { launchChromium } from '../tools/setup/quietChromium';
import { runMain } from '../tools/setup/run.mjs';
import { type Scene, width } from './drawing/canvas';
import { type Scheme, tonesOf } from './drawing/tones';
import { drawIcons } from './icons';
import { scenes } from './scenes';

/** The name of the site's icons on the command line. */
const icons = 'icons';

/**
 * Draws the pictures of the product into content/images, each in light and dark, and the site's icon into static:
 * all of them, or those named on the command line.
 */
async function render(names: readonly string[]): Promise<void> {
  if (names.length === 0 || names.includes(icons)) {
    await drawIcons('static');
    console.log('static/favicon.svg, favicon.ico and *.png');
  }
  const wanted = Object.entries(scenes).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  const unknown = names.filter((name) => !(name in scenes) && name !== icons);
  if (unknown.length > 0) {
    throw new Error(
      `No such picture: ${unknown.join(', ')}. There are: ${[...Object.keys(scenes), icons].join(', ')}`,
    );
  }
  if (wanted.length === 0) return;
  const folder = join(__dirname, '../content/images');
  /** By it, `npm run check -- --launch` knows which pictures are still drawn. */
  const list = join(__dirname, 'drawn.json');
  const digests: Record<string, string> = JSON.parse(await readFile(list, 'utf8'));
  const fonts = await fontFaces();
  const browser = await launchChromium();
  const page = await browser.newPage({ deviceScaleFactor: 2.5 });
  for (const [name, scene] of wanted) {
    for (const scheme of ['light', 'dark'] as const) {
      await page.setContent(`<style>${fonts} body { margin: 0 }</style>${document(scene, scheme)}`);
      await page.evaluate(() => window.document.fonts.ready);
      const file = join(folder, `${name}${scheme === 'dark' ? '-dark' : ''}.png`);
      const drawn = await page.locator('svg').screenshot();
      const kept = await readFile(file).catch(() => undefined);
      if (kept && (await lookTheSame(drawn, kept))) continue;
      await writeFile(file, drawn);
      digests[relative('', file)] = digestOfPicture(drawn);
      console.log(relative('', file));
    }
  }
  await writeFile(list, `${JSON.stringify(digests, null, 2)}\n`);
  await browser.close();
}

/** Whether two pictures are the same, but for a shade in single pixels, by which Chromium's releases differ. */
async function lookTheSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [levels, others] = [await levelsOf(one), await levelsOf(other)];
  const differing = levels.filter((level, index) => level !== others[index]);
  return levels.length === others.length && differing.length < 10;
}

/** The colours of all pixels. */
function levelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).raw().toBuffer();
}

function document({ height, draw }: Scene, scheme: Scheme): string {
  const tones = tonesOf(scheme);
  return `<svg width="${width}" height="${height}" style="display: block; background: ${tones.ground}">${draw(tones)}</svg>`;
}

/** The typefaces from their packages, so that no picture depends on what a machine has installed. */
async function fontFaces(): Promise<string> {
  const sheets = [
    '@fontsource-variable/newsreader/opsz.css',
    '@fontsource-variable/instrument-sans/index.css',
    '@fontsource/ibm-plex-mono/latin-400.css',
    '@fontsource/ibm-plex-mono/latin-500.css',
  ];
  const contents = sheets.map((sheet) => `@import '${sheet}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, loader: 'css', resolveDir: __dirname },
    loader: { '.woff': 'dataurl', '.woff2': 'dataurl' },
    bundle: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

runMain(() => render(process.argv.slice(2)));
