import type { Page } from '@playwright/test';
import { layoutFaults, outOfOrder } from '../support/measures';
import { paths } from '../support/paths';
import { expect, test } from '../support/site';

/** The text size that the visitor has set in the browser, in pixels: twice the default. */
const TEXT = 32;

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${TEXT}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  reducedMotion: 'reduce',
  viewport: { width: 1024, height: 1200 },
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

test('with double-size text, none is lost, pages are laid out as for a smaller screen, and pictures fit', async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', `${TEXT}px`);
    expect(await layoutFaults(page), path).toEqual([]);
    expect(await outOfOrder(page), path).toEqual([]);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect((await header.boundingBox())?.height).toBeLessThan(5 * TEXT);
  }
  await page.goto('/');
  for (const width of [1024, 2048]) {
    await page.setViewportSize({ width, height: 1200 });
    const wastes = await wasteOfPictures(page);
    expect(wastes.length).toBeGreaterThan(3);
    expect(Math.min(...wastes)).toBeGreaterThan(0.9);
    expect(Math.max(...wastes)).toBeLessThan(1.3);
  }
});
