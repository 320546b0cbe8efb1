import { axeFaults } from '../support/axe';
import { layoutFaults, outOfOrder } from '../support/measures';
import { missingPath, missingPathLog } from '../support/paths';
import { expect, test } from '../support/site';
import { readBuiltPages } from './builtPages';

/** What holds for every page, whatever its texts. */

test.use({ reducedMotion: 'reduce' });

function paths(): string[] {
  return [...readBuiltPages().pages.map(({ route }) => route), missingPath];
}

test.beforeEach(({ guard }) => missingPathLog.forEach(guard.allowConsole));

/* That it contacts another host the guard would report. */
test('no page contacts another host, stores anything, or lacks a picture, and an unknown path answers 404, which is logged', async ({
  page,
  context,
}) => {
  for (const path of paths()) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(path === missingPath ? 404 : 200);
    for (const picture of await page.locator('img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.locator('[commandfor]').first().dispatchEvent('pointermove');
    await page.waitForLoadState('networkidle');
    expect.soft(await page.evaluate(() => Object.keys(sessionStorage)), path).toEqual([]);
    expect.soft(await page.locator('iframe').count(), path).toBe(0);
  }
  const logged = (await page.consoleMessages()).map((message) => message.text());
  expect(logged.filter((text) => text.startsWith('404: '))).toEqual(missingPathLog.slice(0, 1));
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});

test('axe finds no violations on any page, and none scrolls sideways, cuts off text, or has a reading order that differs from the visual one', async ({
  page,
}) => {
  test.slow();
  for (const path of paths()) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect.soft(await layoutFaults(page), `${path}, ${width} px`).toEqual([]);
      expect.soft(await outOfOrder(page), `${path}, ${width} px`).toEqual([]);
      if (width === 390 || width === 768) continue;
      expect.soft(await axeFaults(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});
