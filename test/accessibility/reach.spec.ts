import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe';
import { animatedElements, coveredStops, layoutFaults, spaceText } from '../support/measures';
import { paths } from '../support/paths';
import { expect, test } from '../support/site';
import { schemes, states, widths } from '../support/states';

/** WCAG 2.2, 2.5.8, at the least; the main controls have the size required by 2.5.5. */
const SMALLEST_TARGET = 24;
const MAIN_TARGET = 44;
const mainActions = /Demo|Contact|Menu|See|Watch|name|email|phone|company|message|Send|Close/;

/** In CSS pixels: the three widths, a desktop at 200 % zoom, and one at 400 %. */
const screens = [
  ...widths.map((width) => ({ width, height: 720 })),
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];

const [light, ...otherSchemes] = schemes;

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

/** Everything visible that can be pressed. A link within a sentence or an item may be as high as its line (2.5.8). */
function targets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')]
      .filter((element) => element.checkVisibility() && element.closest('[aria-hidden]') === null)
      .filter((element) => element.closest('p') === null && element.tabIndex >= 0)
      .filter((element) => {
        const item = element.closest('li')?.textContent?.trim();
        const isInline = getComputedStyle(element).display === 'inline';
        return !isInline || item === undefined || item === element.textContent?.trim();
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return { name: name || (element.getAttribute('name') ?? ''), width, height };
      }),
  );
}

for (const { name, reach } of states) {
  test(`${name}: nothing is lost, too small or a fault to axe, at any width, zoom or text spacing`, async ({
    page,
    guard,
    inbox,
  }) => {
    test.slow();
    await reach({ page, guard, inbox });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const at = `${screen.width} by ${screen.height}`;
      await spaceText(page, false);
      expect(await layoutFaults(page), at).toEqual([]);
      if (screen.height === 720) expect(await axeFaults(page), at).toEqual([]);
      for (const { name: target, width, height } of await targets(page)) {
        const least = mainActions.test(target) ? MAIN_TARGET : SMALLEST_TARGET;
        expect(Math.min(width, height), `${target}, ${at}`).toBeGreaterThanOrEqual(least);
      }
      await spaceText(page);
      expect(await layoutFaults(page), `spaced text, ${at}`).toEqual([]);
    }
    await spaceText(page, false);
    for (const { name: scheme, media } of otherSchemes) {
      await page.emulateMedia(media);
      // Forced colours are the browser’s; axe reads those that they replace (-webkit-text-fill-color).
      const read = scheme === 'forced colours' ? /^(?!color-contrast)/ : /./;
      expect(
        (await axeFaults(page)).filter((fault) => read.test(fault)),
        scheme,
      ).toEqual([]);
    }
    expect(await animatedElements(page)).toEqual([]);
  });
}

for (const [path, scheme] of [
  ...paths.map((path) => [path, light] as const),
  // The same styles draw the focus on all pages.
  ...otherSchemes.map((scheme) => ['/', scheme] as const),
]) {
  test(`${path}, ${scheme.name}: the focus is never hidden, and always shown`, async ({ page }) => {
    await page.emulateMedia(scheme.media);
    for (const { width, height } of [{ width: 1280, height: 480 }, ...screens.slice(0, 2)]) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      expect(await coveredStops(page), `${width} px`).toEqual([]);
    }
  });
}
