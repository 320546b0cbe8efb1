import type { Page } from '@playwright/test';
import { expect, test } from './support/site';
import { overlayStates, pageStates, schemes, widths } from './support/states';

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

/** The file of a picture, such as `dealers-dark-320.png`. */
function fileFor(state: string, scheme: string, width: number): string {
  return `${state.replace(/^\/$/, 'dealers').replace(/\W+/g, '-').replace(/^-/, '')}-${scheme}-${width}.png`;
}

for (const { name: scheme, media } of ownSchemes) {
  for (const width of widths) {
    test.describe(`${scheme}, ${width} px`, () => {
      // Which size of a picture is loaded depends on those that the browser has loaded before: each view is a new one.
      test.use({ colorScheme: media.colorScheme, viewport: { width, height: 720 } });
      for (const { name, reach } of pageStates) {
        test(`${name} looks as it did`, async ({ page, guard, inbox }) => {
          await reach({ page, guard, inbox });
          await settle(page);
          await expect(page).toHaveScreenshot(fileFor(name, scheme, width), { fullPage: true });
        });
      }
    });
  }
}

for (const { name, reach } of overlayStates) {
  test(`${name} looks as it did`, async ({ page, guard, inbox }) => {
    test.slow();
    await reach({ page, guard, inbox });
    // What lies over the page is shown by itself: the page behind it has its own picture.
    const top = page.locator('dialog[open], [popover]:popover-open, body > .toasts [role="alert"]');
    for (const { name: scheme, media } of ownSchemes) {
      await page.emulateMedia(media);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        await top.evaluate((element) => element.scrollTo(0, 0));
        await expect(top).toHaveScreenshot(fileFor(name, scheme, width));
      }
    }
  });
}
