import type { Page } from '@playwright/test';
import { failedRequest } from '../support/guard';
import { expect, test } from '../support/site';
import {
  demo,
  dialogNamed,
  expectToast,
  failed,
  field,
  fillIn,
  openRequest,
  typed,
} from '../support/visitor';

/** Holds Enter: the press, and the repeats that the keyboard adds. */
async function holdEnter(page: Page, repeats = 12): Promise<void> {
  for (let press = 0; press <= repeats; press += 1) await page.keyboard.down('Enter');
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

test.beforeEach(({ page }) => page.goto('/'));

for (const [what, name, title] of [
  ['a form', demo.title, demo.title],
  ['a video', 'Watch Demo', 'First film'],
] as const) {
  // An odd number of presses would leave it open, too.
  for (const repeats of [12, 13]) {
    test(`held ${repeats} times longer, Enter opens ${what} once`, async ({ page, guard }) => {
      await guard.allowHost('www.youtube-nocookie.com');
      await button(page, name).focus();
      await holdEnter(page, repeats);
      await expect(dialogNamed(page, title)).toBeVisible();
    });
  }
}

test('held on Close, it closes and opens nothing again', async ({ page }) => {
  await button(page, demo.title).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogNamed(page, demo.title);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  // Two presses of a key in quick succession are one; with another in between they are meant.
  await page.keyboard.press('Shift');
  await holdEnter(page, 13);
  await expect(dialog).toBeHidden();
  await expect(button(page, demo.title)).toBeFocused();
});

test('held in a field, it sends once, and the empty form doesn’t come back', async ({
  page,
  inbox,
}) => {
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, typed);
  await field(dialog, 'Email (required)').focus();
  await holdEnter(page);
  await expectToast(page, 'Success!', demo.success);
  await expect(button(page, demo.title)).toBeFocused();
  await holdEnter(page);
  await expect(dialog).toBeHidden();
  expect(inbox.arrivals).toHaveLength(1);
});

test('held in a field, it doesn’t send again what could not be sent', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/^The request could not be sent: /);
  guard.allowConsole(failedRequest);
  inbox.setFaults({ status: 503 });
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, typed);
  await field(dialog, 'Name (required)').focus();
  await holdEnter(page);
  await expectToast(dialog, 'Error', failed);
  await expect(dialog.getByRole('button', { name: demo.submit, exact: true })).toBeFocused();
  await holdEnter(page);
  await expect(dialog.getByRole('button', { name: demo.submit, exact: true })).toBeEnabled();
  expect(inbox.arrivals).toHaveLength(1);
});

test('held in a message, it goes on adding lines', async ({ page }) => {
  const message = field(await openRequest(page, demo), 'Message (optional)');
  await message.focus();
  await holdEnter(page, 2);
  await expect(message).toHaveValue('\n\n\n');
});
