import { expect, test } from '../support/site';

test('a link to a heading of a policy scrolls it to right below what stays of the header', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    // Short enough that there is room to scroll below the heading.
    await page.setViewportSize({ width, height: 480 });
    await page.goto('/privacy-policy');
    await page.getByRole('main').getByRole('link', { name: 'Security Policy' }).click();
    const heading = page.getByRole('heading', { name: 'Retention periods' });
    await expect
      .poll(() =>
        heading.evaluate((element) => {
          const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const distance = element.getBoundingClientRect().top - Math.max(0, bottom);
          return distance > 0 && distance < 48;
        }),
      )
      .toBe(true);
  }
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :is(a, button)').first()).toBeFocused();
});
