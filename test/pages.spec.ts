import { missingPath, missingPathLog, pages } from './support/paths';
import { expect, SITE, test } from './support/site';
import { hydrated } from './support/visitor';

for (const { path, title, heading } of pages) {
  test.describe(path, () => {
    test('has its own title, description, canonical address and language', async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3,}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', SITE + path);
    });

    test('has one main heading', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    });
  });
}

test('no two pages share a title or a description', async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const { path } of pages) {
    await page.goto(path);
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

for (const { path, heading } of pages.filter(({ path }) => path !== '/')) {
  test(`${path}/ reaches the same page as ${path}`, async ({ page }) => {
    const response = await page.goto(`${path}/`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', SITE + path);
  });
}

for (const { path } of [...pages, { path: missingPath }]) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page, guard }) => {
    if (path === missingPath) missingPathLog.forEach(guard.allowConsole);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

for (const path of ['/', '/clients']) {
  test(`the testimonial on ${path} shows five stars`, async ({ page }) => {
    await page.goto(path);
    const stars = page.getByRole('figure').getByRole('img', { name: '5 out of 5 stars' });
    await expect(stars).toBeVisible();
    await expect(stars.locator('svg')).toHaveCount(5);
  });
}
