import { expect, SITE, test } from '../support/site';

test('an unlisted page is there for those who have its address, and for nobody else', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/fair');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SITE}/fair`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/words<');
  expect(sitemap).not.toContain('/fair');
  await page.goto('/words');
  await expect(page.locator('meta[name="robots"], [href="/fair"]')).toHaveCount(0);
});
