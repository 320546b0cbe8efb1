import type { Browser } from '@playwright/test';

/** A phone and a desktop, by their width in CSS pixels. */
const widths = [390, 1280];

/** A page is shown in strips of this height, in CSS pixels: a picture of a long policy would be too tall. */
const STRIP_HEIGHT = 4000;

/** A part of a page that looks different before and after, as JPEG; undefined where the page has no such part. */
export interface Strip {
  width: number;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** Finds the strips of a page that look different. `before` is undefined for a new page. */
export async function differingStrips(
  browser: Browser,
  before: string | undefined,
  after: string,
): Promise<Strip[]> {
  const found: Strip[] = [];
  for (const width of widths) {
    const old = before === undefined ? [] : await stripsOf(browser, before, width);
    const now = await stripsOf(browser, after, width);
    for (let index = 0; index < Math.max(old.length, now.length); index += 1) {
      const [one, other] = [old[index], now[index]];
      if (one && other?.equals(one)) continue;
      found.push({ width, before: one, after: other });
    }
  }
  return found;
}

async function stripsOf(browser: Browser, address: string, width: number): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'load' });
  // Lazy pictures and typefaces, too.
  const height = await page.evaluate(async () => {
    document.querySelector('[data-preview]')?.remove();
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
  const strips: Buffer[] = [];
  for (let y = 0; y < height; y += STRIP_HEIGHT) {
    const clip = { x: 0, y, width, height: Math.min(STRIP_HEIGHT, height - y) };
    const form = { type: 'jpeg', quality: 75, animations: 'disabled' } as const;
    strips.push(await page.screenshot({ ...form, fullPage: true, clip }));
  }
  await page.close();
  return strips;
}
