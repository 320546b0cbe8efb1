import type { Page } from '@playwright/test';
import { expect, test } from './support/site';
import { dialogNamed, expectToast, fillIn, hydrated, modes, typed } from './support/visitor';

/** What the keyboard reaches on the dealer page, in order. */
const stops = [
  'Skip to content',
  'Casegood, home',
  'For Dealers',
  'For Clients',
  'Log In (opens in a new tab)',
  'Contact Sales',
  'Book a Demo',
  'Watch Demo',
  'See the Portal',
  'Book a Demo',
  'Book a Demo',
  'See Tracking',
  'Book a Demo',
  'Privacy Policy',
  'Security Policy',
  'Casegood on LinkedIn',
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
  await expect(page.getByRole('main').getByRole('button').first()).toBeFocused();
});

for (const mode of modes) {
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

  test(`${mode.title}: the focus stays in the dialog and returns to its opener`, async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: mode.title, exact: true }).first();
    await opener.focus();
    await page.keyboard.press('Space');
    const dialog = dialogNamed(page, mode.title);
    await expect(dialog).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) await expectTrapped(page, key, 7);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`${mode.title}: Enter on the close button closes it`, async ({ page }) => {
    const opener = page.getByRole('button', { name: mode.title, exact: true }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogNamed(page, mode.title);
    await fillIn(dialog, typed);
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a video: the focus stays in the dialog and returns to its opener', async ({
  page,
  guard,
}) => {
  await guard.allowHost('www.youtube-nocookie.com');
  const opener = page.getByRole('button', { name: 'Watch Demo' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) await expectTrapped(page, key, 2);
  await page.getByRole('button', { name: 'Close video' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/**
 * Goes around the open dialog twice with a key. Between the last control and the first lies the
 * browser's own window, where the page has no focus; nothing of the page behind may have it.
 */
async function expectTrapped(page: Page, key: string, controls: number) {
  const reached = new Set<string>();
  for (let step = 0; step < 2 * (controls + 2); step += 1) {
    await page.keyboard.press(key);
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return 'the window';
      if (activeElement.closest('dialog[open]') === null) return 'the page behind';
      return activeElement.id || activeElement.outerHTML;
    });
    expect(place).not.toBe('the page behind');
    reached.add(place);
  }
  reached.delete('the window');
  expect(reached.size).toBeGreaterThanOrEqual(controls);
}
