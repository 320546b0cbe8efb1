import { missingPath, missingPathLog } from '../support/paths';
import { expect, test } from '../support/site';

/** As wide as the text on a printed page. */
test.use({ viewport: { width: 660, height: 900 } });

/** A page of each template. A dialog in a page is not part of its text. */
for (const path of ['/', '/privacy-policy', missingPath]) {
  test(`${path} has no controls in print, and all of its text`, async ({ page, guard }) => {
    if (path === missingPath) missingPathLog.forEach(guard.allowConsole);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator('button, dialog, nav, footer, [href="#_content"]');
    for (const control of await controls.all()) await expect(control).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    const texts = await page.locator('main :is(h1, h2, h3, p, td):not(dialog *)').all();
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) await expect(text).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(660);
  });
}

test('a printed page says which other sites its links lead to', async ({ page }) => {
  await page.goto('/privacy-policy');
  const link = page.locator('main a').first();
  await link.evaluate((element) => element.setAttribute('href', 'https://other.example/terms'));
  const addresses = () =>
    page
      .locator('main a')
      .evaluateAll((links) => links.map((each) => getComputedStyle(each, '::after').content));
  expect(await addresses()).toEqual(['none', 'none']);
  await page.emulateMedia({ media: 'print' });
  expect(await addresses()).toEqual(['" (https://other.example/terms)"', 'none']);
});

test('a dark screen prints light pages, with light pictures', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await page.goto('/');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await ink();
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  expect(await ink()).not.toBe(light);
  const printed = page.locator('picture + img').first();
  await expect(printed).toBeHidden();
  // What a browser doesn’t load by itself when it prints is missing on paper.
  const loaded = page.waitForRequest(`**${await printed.getAttribute('src')}`);
  await page.emulateMedia({ colorScheme: 'dark', media: null });
  await page.pdf();
  await loaded;
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ink()).toBe(light);
  await expect(printed).toBeVisible();
  await expect(page.locator('picture:has(+ img)').first()).toBeHidden();
});
