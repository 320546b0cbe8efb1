import { missingPath, missingPathLog } from '../support/paths';
import { expect, SITE, test } from '../support/site';

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

test('a printed policy says where its links point, even on this site', async ({ page }) => {
  await page.goto('/privacy-policy');
  const addresses = () =>
    page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(await addresses()).toEqual(['none', 'none']);
  await page.emulateMedia({ media: 'print' });
  // The other is a mail address, which is already written out.
  expect(await addresses()).toEqual([`" (${SITE}/security-policy#retention-periods)"`, 'none']);
});

test('a dark screen prints light pages, though it has loaded the dark pictures', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const ink = await heading.evaluate((element) => getComputedStyle(element).color);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(heading).toHaveCSS('color', ink);
  await expect(picture).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect(heading).not.toHaveCSS('color', ink);
  await expect(picture).toHaveCSS('filter', 'none');
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
