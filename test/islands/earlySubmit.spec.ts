import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { bodyOf, demo, expectToast, fillIn, openPlain, submit, typed } from '../support/visitor';
import { expectSentNatively, holdScripts } from './heldScripts';

/* In which order a held submit, its dialog and the scripts may come is in src/islands/request/machine.test.ts. */

/** As src/islands/loader.ts has it. */
const SUBMIT_TIMEOUT_MS = 5000;

/** The form of the home page, open and filled in while its scripts are held back. */
async function fillInEarly(page: Page) {
  await page.goto('/');
  const scripts = await holdScripts(page);
  const dialog = await openPlain(page, demo);
  await fillIn(dialog, typed);
  await scripts.requested();
  return { dialog, scripts };
}

test('an early submit is held, and sent by the scripts once', async ({ page, inbox }) => {
  await page.clock.install();
  const { dialog, scripts } = await fillInEarly(page);
  await submit(dialog, demo);
  await expect(dialog.locator('form')).toHaveAttribute('data-request', 'held');
  await page.clock.runFor(200);
  expect(inbox.arrivals).toEqual([]);
  scripts.end('continue');
  await expectToast(page, 'Success!', demo.success);
  await page.clock.runFor(SUBMIT_TIMEOUT_MS);
  expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
});

test('if the scripts take too long, a held submit goes natively, once', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole('No script: late');
  await page.clock.install();
  const { dialog } = await fillInEarly(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(dialog, demo);
  await page.clock.runFor(SUBMIT_TIMEOUT_MS - 1);
  await expect(dialog.locator('form')).toHaveAttribute('data-request', 'held');
  expect(inbox.arrivals).toEqual([]);
  await page.clock.runFor(1);
  await expectSentNatively(page, inbox, 'demo');
});
