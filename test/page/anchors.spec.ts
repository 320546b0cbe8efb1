import { expect, test } from '../support/site';

for (const width of [390, 768, 1280]) {
  test(`a link to a heading of a policy scrolls it to right below what stays of the header, ${width} px wide`, async ({
    page,
  }) => {
    // Short enough that there is room to scroll below the heading.
    await page.setViewportSize({ width, height: 480 });
    await page.goto('/privacy-policy');
    await page.getByRole('main').getByRole('link', { name: 'Security Policy' }).click();
    const heading = page.getByRole('heading', { name: 'Retention periods' });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const place = await heading.boundingBox();
    const bottom = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
    const distance = (place?.y ?? 0) - bottom;
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(48);
  });
}

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :is(a, button)').first()).toBeFocused();
});
