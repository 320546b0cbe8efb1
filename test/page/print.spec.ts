import type { Page } from '@playwright/test';
import { missingPath, missingPathLog } from '../support/paths';
import { expect, SITE, test } from '../support/site';

/** As wide as the text on a printed page. */
test.use({ viewport: { width: 660, height: 900 } });

/** A dialog in the page is not part of its text. */
const texts = ':is(h1, h2, h3, p, td):not(dialog *)';

/** What is printed after each link in the page's text, by the text of the link. */
function addressesAfterLinks(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main a')].map((link) => [
        link.textContent ?? '',
        getComputedStyle(link, '::after').content,
      ]),
    ),
  );
}

/** A page of each template. */
for (const path of ['/', '/privacy-policy', missingPath]) {
  test(`${path} has no controls in print, and all of its text`, async ({ page, guard }) => {
    if (path === missingPath) missingPathLog.forEach(guard.allowConsole);
    await page.goto(path);
    const words = await page.getByRole('main').locator(texts).allTextContents();
    await page.emulateMedia({ media: 'print' });
    for (const control of await page
      .locator('button, dialog, nav, footer, [href="#_content"]')
      .all()) {
      await expect(control).toBeHidden();
    }
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    for (const text of await page.getByRole('main').locator(texts).all()) {
      await expect(text).toBeVisible();
    }
    expect(words.length).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(660);
  });
}

test('a printed policy says where its links point, even on this site', async ({ page }) => {
  await page.goto('/privacy-policy');
  expect(Object.values(await addressesAfterLinks(page))).toEqual(['none', 'none']);
  await page.emulateMedia({ media: 'print' });
  expect(await addressesAfterLinks(page)).toEqual({
    'Security Policy': `" (${SITE}/security-policy#retention-periods)"`,
    // An address that is already written out needs no other one after it.
    'hello@exemplar.example': 'none',
  });
});

test('a dark screen doesn’t print dark pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await page.goto('/security-policy');
  const heading = page.getByRole('heading', { level: 1 });
  const ink = await heading.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(heading).toHaveCSS('color', ink);
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect(heading).not.toHaveCSS('color', ink);
});

test('a dark screen prints light pictures, though it has loaded the dark ones', async ({
  page,
}) => {
  await page.goto('/');
  const picture = page.getByRole('main').getByRole('img').first();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(picture).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, media: colorScheme === 'light' ? 'print' : 'screen' });
    await expect(picture).toHaveCSS('filter', 'none');
  }
});

test('in print no quotation mark hangs into the margin, where it would be cut off', async ({
  page,
}) => {
  await page.goto('/');
  const quote = page.locator('blockquote p');
  await expect(quote).not.toHaveCSS('text-indent', '0px');
  await page.emulateMedia({ media: 'print' });
  await expect(quote).toHaveCSS('text-indent', '0px');
});
