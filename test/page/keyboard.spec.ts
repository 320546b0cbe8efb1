import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { demo, dialogNamed, expectToast, hydrated } from '../support/visitor';

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

test('Tab walks through the page in its order, and Shift+Tab back', async ({ page }) => {
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

/** The two forms differ in words alone. */
const mode = demo;

test(`${mode.title}: opened, filled in and sent by keyboard alone`, async ({ page, inbox }) => {
  const opener = page.getByRole('button', { name: mode.title, exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogNamed(page, mode.title);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('Robin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('robin@office.example');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success!', mode.success);
  await expect(opener).toBeFocused();
  expect(inbox.requests[0]?.fields).toMatchObject({
    name: 'Robin',
    email: 'robin@office.example',
  });
});
