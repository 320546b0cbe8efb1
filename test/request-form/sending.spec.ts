import type { Locator } from '@playwright/test';
import { expect, test } from '../support/site';
import {
  demo,
  expectFilled,
  expectToast,
  fillIn,
  type Mode,
  openRequest,
  sentBy,
  submit,
  typed,
} from '../support/visitor';

const repeats: { what: string; act: (dialog: Locator, mode: Mode) => Promise<void> }[] = [
  {
    what: 'a double click',
    act: (dialog, { submit }) =>
      dialog.getByRole('button', { name: submit, exact: true }).dblclick(),
  },
  {
    what: 'a form that is submitted twice in one tick',
    act: (dialog) =>
      dialog.locator('form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      }),
  },
];

/** The two forms differ only in wording. */
const mode = demo;

test('while sending, everything is disabled and the dialog stays open', async ({ page, inbox }) => {
  inbox.setFaults({ hang: true });
  await page.goto('/');
  const dialog = await openRequest(page, mode);
  await fillIn(dialog, typed);
  await submit(dialog, mode);
  await expect.poll(() => inbox.arrivals.length).toBe(1);

  const sending = dialog.getByRole('button', { name: 'Sending...', exact: true });
  async function expectBusy() {
    await expect(sending).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(5);
    await expect(dialog.getByRole('button')).toHaveCount(2);
    for (const role of ['textbox', 'button'] as const) {
      for (const control of await dialog.getByRole(role).all()) {
        await expect(control).toBeDisabled();
      }
    }
    // Including the honeypot, which nobody sees.
    await expect(dialog.locator('input:enabled, textarea:enabled, button:enabled')).toHaveCount(0);
  }

  await expectBusy();
  await expect(dialog.getByRole('status')).toHaveText('Sending...');
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Escape');
  await expectBusy();
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await expectBusy();
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expectBusy();
  await expectFilled(dialog, typed);
  expect(inbox.arrivals).toHaveLength(1);

  inbox.setFaults({});
  inbox.release();
  await expectToast(page, 'Success!', mode.success);
  await expect(page.getByRole('status', { includeHidden: true }).first()).toHaveText('');
});

for (const { what, act } of repeats) {
  test(`${what} sends one request`, async ({ page, inbox }) => {
    inbox.setFaults({ hang: true });
    await page.goto('/');
    const sent = sentBy(page);
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await act(dialog, mode);
    await expect.poll(() => inbox.arrivals.length).toBe(1);
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    inbox.release();
    await expectToast(page, 'Success!', mode.success);
    expect(sent).toEqual([inbox.endpoint]);
    expect(inbox.arrivals).toHaveLength(1);
  });
}
