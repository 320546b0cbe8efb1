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

/** How many times wider than shown each picture is requested, by its `sizes`. */
function wasteOfPictures(page: Page): Promise<number[]> {
  return page.locator('main picture img').evaluateAll((pictures) =>
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
  test(`with double-size text, none is lost at ${width} px, and pictures fit their space`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    for (const path of paths) {
      await page.goto(path);
      expect(await layoutFaults(page), path).toEqual([]);
      expect(await outOfOrder(page), path).toEqual([]);
      expect(await squeezedTexts(page), path).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('font-size', `${TEXT}px`);
      // Here pages are laid out as for a small screen.
      if (width > 1024) continue;
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
      expect((await header.boundingBox())?.height).toBeLessThan(5 * TEXT);
    }
    await page.goto('/');
    const wastes = await wasteOfPictures(page);
    expect(wastes.length).toBeGreaterThan(3);
    for (const waste of wastes) {
      expect(waste).toBeGreaterThan(0.9);
      expect(waste).toBeLessThan(1.3);
    }
  });
}
