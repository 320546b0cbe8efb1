import type { Page } from '@playwright/test';
import { expect, SITE, test } from '../support/site';
import { type FontName, onlyFonts } from '../support/systemFonts';

/** What stands in for the typefaces on the machines of visitors: a font for headings and one for text. */
const machines: Record<string, readonly [heading: FontName, text: FontName]> = {
  'Windows or macOS': ['Gelasio Regular', 'Arimo Regular'],
  Android: ['Noto Serif Regular', 'Roboto Regular'],
};

const widths = [390, 1280];

const paths = ['/', '/clients', '/privacy-policy', '/security-policy'];

/**
 * The measure calls twenty times as much good. On a phone a line of a long text may wrap otherwise in a stand-in than
 * in the typeface, and moves what follows by its height; 0.0122 is the most that was measured.
 */
function mostShift(path: string, width: number): number {
  return width === 390 && path.endsWith('-policy') ? 0.015 : 0.005;
}

/** How much moves while a page loads whose typefaces come after it was painted. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const painted = page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

function hasFont(page: Page, name: FontName): Promise<boolean> {
  return page.evaluate(
    (font) =>
      new FontFace('found', `local('${font}')`).load().then(
        () => true,
        () => false,
      ),
    name,
  );
}

/** Runs in every page before its own scripts. */
function sumShifts() {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries()) {
      if (!('value' in entry)) continue;
      dataset.shift = String(Number(dataset.shift ?? 0) + Number(entry.value));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [machine, fonts] of Object.entries(machines)) {
  for (const width of widths) {
    test(`nothing moves on ${machine}, ${width} px wide, however late the typefaces are`, async ({
      playwright,
      launchOptions,
      guard,
    }, testInfo) => {
      const env = { ...process.env, ...(await onlyFonts(fonts, testInfo.outputPath())) };
      const browser = await playwright.chromium.launch({ ...launchOptions, env });
      const context = await browser.newContext({ baseURL: SITE, viewport: { width, height: 844 } });
      await guard.watch(context);
      await context.addInitScript(sumShifts);
      for (const path of paths) {
        const page = await context.newPage();
        const shift = await shiftOf(page, path);
        for (const font of fonts) expect(await hasFont(page, font), `${font} is there`).toBe(true);
        expect.soft(shift, path).toBeLessThan(mostShift(path, width));
        await page.close();
      }
      await browser.close();
    });
  }
}
