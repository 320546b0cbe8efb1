import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { hydrated } from '../support/visitor';

/* A request by keyboard alone is in test/engines/paths/keyboard.ts. */

/** What the keyboard reaches on the dealer page, in order. */
const stops = [
  'Skip to content',
  'Exemplar, home',
  'For Dealers',
  'For Clients',
  'Log In (opens in a new tab)',
  'Contact Sales',
  'a link',
  'Book a Demo',
  'Watch Demo',
  'See the Portal',
  'Book a Demo',
  'Book a Demo',
  'See Tracking',
  'Book a Demo',
  'Privacy Policy',
  'Security Policy',
  'Exemplar on a network',
];

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
});

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return label.trim();
  });
}

test('Tab moves through the page in order, and Shift+Tab back', async ({ page }) => {
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(stop);
    await expect(page.locator(':focus')).toBeInViewport();
  }
  for (const stop of stops.slice(0, -1).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(stop);
  }
});

test('the first stop skips to the content', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :is(a, button)').first()).toBeFocused();
});
