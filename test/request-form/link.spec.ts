import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { contact, demo, dialogNamed, expectReady, openRequest } from '../support/visitor';

/*
 * Links to a form: from an email, an advertisement, another page, or the page itself. That such a form can be sent is in
 * test/engines/visits.spec.ts.
 */

/** Playwright’s own goBack waits for a load, which a cached page doesn’t have. */
const goBack = (page: Page) => page.evaluate(() => history.back());

const historyLength = (page: Page) => page.evaluate(() => history.length);

for (const { path, fragment, mode } of [
  { path: '/', fragment: '#book-a-demo', mode: demo },
  { path: '/clients?utm_source=fair&page=2', fragment: '#contact-sales', mode: contact },
  // What other programs append is in src/islands/linkedFormId.test.ts.
  { path: '/privacy-policy', fragment: '#BOOK-A-DEMO%20).', mode: demo },
]) {
  test(`${path}${fragment} opens the form, and closing it leaves the page, also when that is reloaded`, async ({
    page,
  }) => {
    await page.goto('/security-policy');
    const length = await historyLength(page);
    await page.goto(path + fragment);
    const dialog = dialogNamed(page, mode.title);
    await expect(dialog).toBeVisible();
    await expectReady(page);
    expect(await historyLength(page)).toBe(length + 1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.reload();
    await expect(dialog).toBeHidden();
    await goBack(page);
    await expect(page).toHaveURL('/security-policy');
  });
}

test('changing the address later opens, switches and closes the forms', async ({ page }) => {
  const go = (fragment: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, fragment);
  await page.goto('/');
  // Whose button doesn’t get the focus later.
  await openRequest(page, contact);
  await page.keyboard.press('Escape');
  await page.locator(':focus').blur();
  await go('#book-a-demo');
  await expect(dialogNamed(page, demo.title)).toBeVisible();
  await go('#contact-sales');
  await expect(dialogNamed(page, contact.title)).toBeVisible();
  await expect(dialogNamed(page, demo.title)).toBeHidden();
  await expect(page).toHaveURL('/#contact-sales');
  await goBack(page);
  await expect(dialogNamed(page, demo.title)).toBeVisible();
  await goBack(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
});

test('a link on the page acts as a button, but can be opened in a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto('/words?ref=1');
  const length = await historyLength(page);
  const link = page.getByRole('link', { name: 'Straight to the form' });
  for (const press of [() => link.click(), () => link.press('Enter')]) {
    await press();
    await expect(dialogNamed(page, demo.title)).toBeVisible();
    await expectReady(page);
    await expect(page).toHaveURL('/words?ref=1');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  }
  expect(await historyLength(page)).toBe(length);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await expect(dialogNamed(await opened, demo.title)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
