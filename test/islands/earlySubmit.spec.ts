import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import {
  bodyOf,
  demo,
  dialogNamed,
  expectReady,
  expectToast,
  fillIn,
  openPlain,
  openRequest,
  submit,
  typed,
} from '../support/visitor';
import { expectSentNatively, holdScripts } from './heldScripts';

/* In which order a held submit, its dialog and the scripts may come is in src/islands/request/machine.test.ts. */

/** As src/islands/loader.ts has it. */
const SUBMIT_TIMEOUT_MS = 5000;

/** The form of the home page, open and filled in while its scripts are held back. */
async function fillInEarly(page: Page, values: Record<string, string> = typed) {
  await page.goto('/');
  const scripts = await holdScripts(page);
  const dialog = await openPlain(page, demo);
  await fillIn(dialog, values);
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

test('scripts that arrive after they were given up on take over', async ({
  page,
  inbox,
  guard,
}) => {
  await guard.allowHost('www.youtube-nocookie.com');
  guard.allowConsole('No script: late');
  await page.clock.install();
  const { dialog, scripts } = await fillInEarly(page, {});
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(dialog, demo);
  await page.clock.runFor(SUBMIT_TIMEOUT_MS);
  await expect(page.locator('[data-scripts="none"]')).toHaveCount(1);
  await page.clock.resume();
  scripts.end('continue');
  await expectReady(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Watch Demo', exact: true }).click();
  await expect(dialogNamed(page, 'First film').locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  await openRequest(page, demo);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  expect(inbox.requests[0]?.contentType).toBe('application/json');
});
