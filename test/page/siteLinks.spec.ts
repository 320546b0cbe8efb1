import { expect, test } from '../support/site';

test('the content’s own links are beside the switcher, or in the menu with it, and in the footer', async ({
  page,
}) => {
  await page.goto('/words');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const own = menu.getByRole('link', { name: 'Long words' });
  const audience = menu.getByRole('link', { name: 'For Clients' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  const boxes = await Promise.all([own.boundingBox(), audience.boundingBox()]);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(own).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(own).toBeVisible();
    await expect(audience).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const footer = page.getByRole('contentinfo').getByRole('link');
  expect(
    await footer.evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
  ).toEqual([
    '/privacy-policy',
    '/security-policy',
    '/clients#a-row-of-icons',
    'https://jobs.example/open',
    'https://social.example/exemplar',
    'https://pictures.example/exemplar',
  ]);
});
