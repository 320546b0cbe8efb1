import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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
    console.log('static/*.png and favicon.ico');
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
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ deviceScaleFactor: 2.5 });
    await page.setContent(`<style>${fontFaces()}</style><body style="margin:0"><main></main>`);
    for (const [name, scene] of wanted) {
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: scene.height });
        await page.locator('main').evaluate(
          (main, svg) => {
            main.innerHTML = svg;
          },
          document(scene, scheme),
        );
        await page.evaluate(() => window.document.fonts.ready);
        await page.screenshot({
          path: join(folder, `${name}${scheme === 'dark' ? '-dark' : ''}.png`),
        });
      }
      console.log(`content/images/${name}.png`);
    }
  } finally {
    await browser.close();
  }
}

function document(scene: Scene, scheme: Scheme): string {
  return `<svg width="${width}" height="${scene.height}" viewBox="0 0 ${width} ${scene.height}" style="display:block">${scene.draw(tonesOf(scheme))}</svg>`;
}

/** The typefaces from their packages, so that no picture depends on what a machine has installed. */
function fontFaces(): string {
  const files = [
    [
      'Newsreader',
      '200 800',
      '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    ],
    [
      'Instrument Sans',
      '400 700',
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ],
    [
      'IBM Plex Mono',
      '400',
      '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    ],
    [
      'IBM Plex Mono',
      '500',
      '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    ],
  ];
  const { resolve } = createRequire(__filename);
  return files
    .map(([family, weight, file = '']) => {
      const data = readFileSync(resolve(file)).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
    })
    .join('\n');
}

runMain(() => render(process.argv.slice(2)));
