import type { Page } from '@playwright/test';
import { alterations } from '../support/alterations';
import { expect, test } from '../support/site';
import {
  demo,
  expectReady,
  expectToast,
  field,
  hydrated,
  missing,
  openPlain,
  openRequest,
  submit,
} from '../support/visitor';
import { holdScripts } from './heldScripts';

/* Most of what an altered page could do to the forms is in alteredPage.spec.ts. */

/** The class of each element in the form, in order. */
function classNames(page: Page): Promise<string[]> {
  return page
    .locator('#book-a-demo form *:not(font)')
    .evaluateAll((all) => all.map(({ localName, className }) => `${localName} ${className}`));
}

test('an unaltered page is taken over as it is', async ({ page }) => {
  for (const path of ['/', '/clients', '/privacy-policy']) {
    await page.goto(path);
    const fields = await page.locator('dialog form div').first().elementHandle();
    await hydrated(page);
    expect(await fields?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.consoleMessages()).toEqual([]);
  }
});

test('an altered form is re-rendered alike, keeping what was typed, the focus and the selection', async ({
  page,
}) => {
  await page.goto('/');
  const before = await classNames(page);
  await page.evaluate(alterations['a label of each form taken out']);
  const scripts = await holdScripts(page);
  const area = field(await openPlain(page, demo), 'Message (optional)');
  await area.fill('Two floors');
  await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 7));
  await scripts.requested();
  scripts.end('continue');
  await expectReady(page);
  expect(await classNames(page)).toEqual(before);
  await expect(area).toHaveValue('Two floors');
  await expect(area).toBeFocused();
  expect(await area.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(4);
  const logged = (await page.consoleMessages()).map((message) => message.text());
  expect(logged).toContainEqual(expect.stringMatching(/^Re-rendered after a hydration mismatch/));
});

test('a toast has its styles from the page, and dismissed by keyboard gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  // The policy refuses any style that is not in the page.
  const names = await dialog
    .locator('.toasts [class*="css-"]')
    .evaluateAll((all) =>
      all.flatMap(({ classList }) => [...classList].filter((name) => name.startsWith('css-'))),
    );
  expect(names.length).toBeGreaterThan(1);
  const css = (await page.locator('style').allTextContents()).join('');
  for (const name of names) expect(css).toContain(name);
  const button = dialog.getByRole('button', { name: demo.submit, exact: true });
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(button).toBeFocused();
});
