import { layoutFaults } from '../support/measures';
import { paths } from '../support/paths';
import { expect, test } from '../support/site';

/** How much larger than usual the visitor has made text in Android’s settings, as it can be there at most. */
const SCALE = 2;

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const scaled = `--blink-settings=accessibilityFontScaleFactor=${SCALE}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), scaled] });
    },
    { scope: 'worker' },
  ],
  isMobile: true,
});

test('pages follow the system’s text size, and lose nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', `${16 * SCALE}px`);
    expect(await layoutFaults(page), path).toEqual([]);
  }
});
