import { axeFaults } from '../support/axe';
import { layoutFaults, outOfOrder } from '../support/measures';
import { readBuiltPages } from './builtPages';
import { expect, SITE, test } from './builtSite';

/** What holds for every page, whatever its texts. */

test.use({ reducedMotion: 'reduce' });

const missing = '/no-such-page';

function paths(): string[] {
  return [...readBuiltPages().pages.map(({ route }) => route), missing];
}

test.beforeEach(({ guard }) => {
  guard.allowConsole(`404: there is no page at ${missing}`);
  guard.allowConsole(/^Failed to load resource: .* status of 404/);
});

test('every page answers, with and without a trailing slash', async ({ request }) => {
  for (const path of paths()) {
    for (const address of [path, path === '/' ? path : `${path}/`]) {
      expect([address, (await request.get(address)).status()]).toEqual([
        address,
        path === missing ? 404 : 200,
      ]);
    }
  }
});

test('no page contacts another host, stores anything, or lacks a picture', async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const path of paths()) {
    await page.goto(path);
    for (const picture of await page.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.locator('[commandfor]').first().dispatchEvent('pointermove');
    await page.waitForLoadState('networkidle');
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect.soft(kept, path).toEqual([]);
    expect.soft(await page.locator('iframe').count(), path).toBe(0);
  }
  expect([...asked]).toEqual([SITE]);
  expect(await context.cookies()).toEqual([]);
});

test('axe finds no violations on any page', async ({ page }) => {
  test.slow();
  for (const path of paths()) {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect.soft(await axeFaults(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('no page scrolls sideways, cuts off text, or has a reading order that differs from the visual one', async ({
  page,
}) => {
  for (const path of paths()) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect.soft(await layoutFaults(page), `${path}, ${width} px`).toEqual([]);
      expect.soft(await outOfOrder(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('headings go down by one level at a time', async ({ page }) => {
  for (const path of paths()) {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => heading.checkVisibility())
          .map((heading) => Number(heading.tagName.slice(1))),
      );
    expect(levels[0], path).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level, path).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  }
});
