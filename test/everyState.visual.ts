import type { Page } from '@playwright/test';
import { expect, test } from './support/site';
import { schemes, states, widths } from './support/states';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

/** Forced colours are the visitor's own, not of the site's making. */
const ownSchemes = schemes.filter(({ media }) => media.forcedColors === 'none');

/** Waits until nothing on the page is still to come: typefaces, and the pictures that load when they are near. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  // A picture that is just being exchanged for one of another size cannot be decoded yet.
  await expect(() =>
    page.evaluate(async () => {
      await Promise.all([...document.images].map((image) => image.decode()));
    }),
  ).toPass();
}

for (const { name, reach } of states) {
  test(`${name} looks as it did`, async ({ page, guard, inbox }) => {
    test.slow();
    await reach({ page, guard, inbox });
    for (const { name: scheme, media } of ownSchemes) {
      await page.emulateMedia(media);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        const file = `${name.replace(/^\/$/, 'dealers').replace(/\W+/g, '-')}-${scheme}-${width}.png`;
        const message = `${name}, ${scheme}, ${width} px`;
        // What lies over the page is shown by itself: the page behind it has its own picture.
        const top = page.locator(
          'dialog[open], [popover]:popover-open, body > .toasts [role="alert"]',
        );
        if (await top.isVisible()) {
          await top.evaluate((element) => element.scrollTo(0, 0));
          await expect(top, message).toHaveScreenshot(file);
        } else {
          // Which size of a picture is loaded depends on those that the page has loaded before.
          await page.reload();
          await settle(page);
          await expect(page, message).toHaveScreenshot(file, { fullPage: true });
        }
      }
    }
  });
}
