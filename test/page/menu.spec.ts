import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { hydrated } from '../support/visitor';

/* What closes it, and what it leads to, is tried in three engines: test/engines/paths/menu.ts. */

test.use({ viewport: { width: 375, height: 667 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
});

function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Menu', exact: true });
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** The state that the browser itself computes for assistive technology. */
async function expanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

async function openMenu(page: Page) {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

test('everything but the logo is in the menu', async ({ page }) => {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveCount(1);
  await expect(header.getByRole('link', { name: 'Exemplar, home' })).toBeVisible();
  await expect(header.getByRole('button')).toHaveCount(1);
  await openMenu(page);
  await expect(menu(page).getByRole('link')).toHaveText(['For Dealers', 'For Clients', /^Log In/]);
  await expect(menu(page).getByRole('button', { name: 'Contact Sales' })).toBeVisible();
});

test('the button opens and closes the menu, and exposes its state', async ({ page }) => {
  await expect.poll(() => expanded(page)).toBe(false);
  await openMenu(page);
  await expect.poll(() => expanded(page)).toBe(true);
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => expanded(page)).toBe(false);
});

test('Escape closes the menu and returns the focus', async ({ page }) => {
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'For Dealers' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});
