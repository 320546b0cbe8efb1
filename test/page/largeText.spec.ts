import type { Page } from '@playwright/test';
import { layoutFaults, outOfOrder, squeezedTexts } from '../support/measures';
import { paths } from '../support/paths';
import { expect, test } from '../support/site';

/** The text size that the visitor has set in the browser, in pixels: twice the default. */
const TEXT = 32;

/** Windows with room for the layout of a phone, a tablet and a desktop. */
const widths = [1024, 1536, 2048];

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${TEXT}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  reducedMotion: 'reduce',
});

/** The texts of several lines with less room, relative to their size, than on the smallest phone. */
function narrowTexts(page: Page): Promise<string[]> {
  return page.locator('main :is(p, li):not(:has(p, li))').evaluateAll(
    (texts, size) =>
      texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const room = text.clientWidth / size;
        return lines > 1 && room < 16 ? [`${text.textContent}: ${room.toFixed(1)}`] : [];
      }),
    TEXT,
  );
}

for (const path of paths) {
  test(`${path}, 1,024 px wide with double-size text, is laid out as for a small screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 1200 });
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(page.locator('html')).toHaveCSS('font-size', `${TEXT}px`);
    await expect.soft(header.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect.soft((await header.boundingBox())?.height).toBeLessThan(5 * TEXT);
    expect.soft(await narrowTexts(page)).toEqual([]);
  });
}

for (const width of widths) {
  test(`with double-size text, none is lost at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1200 });
    for (const path of paths) {
      await page.goto(path);
      expect(await layoutFaults(page), path).toEqual([]);
      expect(await outOfOrder(page), path).toEqual([]);
      expect(await squeezedTexts(page), path).toEqual([]);
    }
  });
}

/** How many times wider than shown a picture is requested, by its `sizes`. */
function wasteOfPictures(page: Page): Promise<number[]> {
  return page.locator('main img').evaluateAll((pictures) =>
    Promise.all(
      pictures.map(async (picture) => {
        if (!(picture instanceof HTMLImageElement)) return Number.NaN;
        picture.loading = 'eager';
        await picture.decode();
        return picture.naturalWidth / picture.clientWidth;
      }),
    ),
  );
}

for (const width of widths) {
  test(`with double-size text, pictures are fetched for the space they have at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto('/');
    const wastes = await wasteOfPictures(page);
    expect(wastes.length).toBeGreaterThan(3);
    for (const waste of wastes) {
      expect(waste).toBeGreaterThan(0.9);
      expect(waste).toBeLessThan(1.3);
    }
  });
}
