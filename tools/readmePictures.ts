import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { palette } from '../src/theme';
import { serveSite } from './serve/serve';
import { readArguments } from './setup/arguments.mjs';
import { launchChromium } from './setup/quietChromium';
import { runMain } from './setup/run.mjs';

const viewport = { width: 1280, height: 1120 };
/** Of one page in the picture; the gap is between the two. */
const [width, gap] = [640, 16];
const height = (viewport.height * width) / viewport.width;

/** Takes the README's pictures of the built site: the dealers' page beside the clients' page, light and dark. */
runMain(async () => {
  readArguments(
    'npx tsx tools/readmePictures.ts     pictures the built site in docs/images, for the README',
  );
  const site = await serveSite();
  const browser = await launchChromium();
  for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    const shown = [];
    for (const path of ['/', '/clients']) {
      await page.goto(site.address + path, { waitUntil: 'networkidle' });
      shown.push(
        await sharp(await page.screenshot())
          .resize(width)
          .png()
          .toBuffer(),
      );
    }
    const background = palette.line[index] ?? '';
    const picture = sharp({
      create: { width: 2 * width + gap, height, channels: 3, background },
    }).composite(shown.map((input, place) => ({ input, left: place * (width + gap), top: 0 })));
    const file = `docs/images/site-${colorScheme}.webp`;
    await writeFile(file, await picture.webp({ quality: 75 }).toBuffer());
    console.log(file);
  }
  await browser.close();
  await site.close();
});
