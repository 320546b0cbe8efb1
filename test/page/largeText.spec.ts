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

test('with double-size text, none is lost, and pages are laid out as for a smaller screen', async ({
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
});
