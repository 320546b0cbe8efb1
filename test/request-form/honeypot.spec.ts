import type { Locator } from '@playwright/test';
import { expect, test } from '../support/site';
import { bodyOf, demo, expectToast, fillIn, openRequest, submit, typed } from '../support/visitor';

function honeypotOf(dialog: Locator): Locator {
  return dialog.locator('input[name="_gotcha"]');
}

/** A bot sets values whether or not they can be seen. */
async function fillHoneypot(dialog: Locator): Promise<void> {
  await honeypotOf(dialog).evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
}

/** The two forms differ only in wording. */
const mode = demo;

test('people neither see the honeypot nor reach it', async ({ page }) => {
  await page.goto('/');
  const dialog = await openRequest(page, mode);
  const honeypot = honeypotOf(dialog);
  await expect(honeypot).toHaveCount(1);
  await expect(honeypot).toHaveAttribute('type', 'text');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(dialog.getByRole('textbox')).toHaveCount(5);
  const drawn = await honeypot.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2).includes(input);
  });
  expect(drawn).toBe(false);
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(honeypot).not.toBeFocused();
  }
});

test('a filled honeypot is sent, and a service that accepts it is trusted', async ({
  page,
  inbox,
}) => {
  await page.goto('/');
  const dialog = await openRequest(page, mode);
  await fillIn(dialog, typed);
  await fillHoneypot(dialog);
  await submit(dialog, mode);
  await expectToast(page, 'Success!', mode.success);
  expect(inbox.requests.map(({ fields }) => fields)).toEqual([
    { ...bodyOf(mode), _gotcha: 'https://spam.example' },
  ]);
  await openRequest(page, mode);
  await expect(honeypotOf(dialog)).toHaveValue('');
});
