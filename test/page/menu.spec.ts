import { expect, test } from '../support/site';

/* What closes it is tried in Firefox and WebKit, by test/engines/visits.spec.ts. */

test.use({ viewport: { width: 375, height: 667 } });

test('on a phone everything but the logo is in the menu, which Log In closes before any script', async ({
  page,
  context,
  guard,
}) => {
  await guard.allowHost('app.exemplar.example');
  await page.goto('/');
  const header = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(header.getByRole('link')).toHaveCount(1);
  await expect(header.getByRole('link', { name: 'Exemplar, home' })).toBeVisible();
  await header.getByRole('button').click();
  await expect(menu.getByRole('link')).toHaveText(['For Dealers', 'For Clients', /^Log In/]);
  await expect(menu.getByRole('button', { name: 'Contact Sales' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await menu.getByRole('link', { name: /^Log In/ }).click();
  await opened;
  await expect(menu).toBeHidden();
});
