import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import {
  bodyOf,
  demo,
  dialogNamed,
  expectToast,
  field,
  fillIn,
  missing,
  sentBy,
  submit,
  typed,
} from '../support/visitor';

/** As src/build/html/loader.ts has it. */
const SUBMIT_TIMEOUT_MS = 5000;

/** Holds the scripts back until told to let them through, or to drop them. */
async function holdScripts(page: Page) {
  const held = new Set<(how: 'continue' | 'abort') => void>();
  await page.route('**/*.js', async (route) => {
    const how = await new Promise<'continue' | 'abort'>((resolve) => held.add(resolve));
    if (how === 'continue') await route.continue();
    else await route.abort('connectionreset');
  });
  return {
    /** Both scripts have been requested. */
    asked: () => expect.poll(() => held.size).toBe(2),
    end(how: 'continue' | 'abort') {
      for (const resolve of held) resolve(how);
    },
  };
}

async function openBeforeScripts(page: Page) {
  await page.goto('/');
  const scripts = await holdScripts(page);
  await page.getByRole('button', { name: demo.title, exact: true }).first().click();
  const dialog = dialogNamed(page, demo.title);
  await expect(dialog).toBeVisible();
  await scripts.asked();
  return { dialog, scripts };
}

test('a submit before the scripts is repeated by them, as JSON', async ({ page, inbox }) => {
  await page.clock.install();
  const { dialog, scripts } = await openBeforeScripts(page);
  const sent = sentBy(page);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expect(dialog.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: demo.submit, exact: true })).toBeEnabled();
  await page.clock.runFor(200);
  expect(inbox.arrivals).toEqual([]);
  scripts.end('continue');
  await expectToast(page, 'Success!', demo.success);
  expect(inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
  expect(sent).toEqual([inbox.endpoint]);
  await page.clock.runFor(SUBMIT_TIMEOUT_MS);
  expect(inbox.arrivals).toHaveLength(1);
});

test('an empty form that is submitted early gets the site’s message, and sends nothing', async ({
  page,
  inbox,
}) => {
  const { dialog, scripts } = await openBeforeScripts(page);
  await submit(dialog, demo);
  await expect(dialog.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: demo.submit, exact: true })).toBeEnabled();
  scripts.end('continue');
  await expectToast(dialog, 'Error', missing);
  await expect(field(dialog, 'Name (required)')).toBeFocused();
  expect(inbox.arrivals).toEqual([]);
});

test('where both scripts fail a submit that was held goes natively, once', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/^(?:No script: |Failed to load resource)/);
  const { dialog, scripts } = await openBeforeScripts(page);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  scripts.end('abort');
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  expect(inbox.arrivals).toHaveLength(1);
  expect(inbox.requests[0]?.contentType).toBe('application/x-www-form-urlencoded');
});

test('where both scripts fail an empty form gets the browser’s own message', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/^(?:No script: |Failed to load resource)/);
  const { dialog, scripts } = await openBeforeScripts(page);
  await submit(dialog, demo);
  scripts.end('abort');
  await expect(dialog.locator('form')).not.toHaveAttribute('aria-busy');
  await expect(field(dialog, 'Name (required)')).toBeFocused();
  expect(await page.locator(':invalid:focus').count()).toBe(1);
  expect(inbox.arrivals).toEqual([]);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  expect(inbox.arrivals).toHaveLength(1);
});

test('with scripts that take too long a submit goes natively, once', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole('No script: late');
  await page.clock.install();
  const { dialog } = await openBeforeScripts(page);
  await fillIn(dialog, typed);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(dialog, demo);
  await page.clock.runFor(SUBMIT_TIMEOUT_MS - 1);
  await expect(dialog.locator('form')).toHaveAttribute('aria-busy', 'true');
  expect(inbox.arrivals).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  expect(inbox.arrivals).toHaveLength(1);
});

test('a page older than the last deploy still sends, and links to its video', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/^(?:Failed to load resource|Refused to execute script)/);
  const logged: string[] = [];
  guard.allowConsole(/^No script: http:\/\/127\.0\.0\.1:\d+\/\w+-\w+\.js$/);
  page.on('console', (message) => {
    if (message.text().startsWith('No script')) logged.push(message.text());
  });
  await page.goto('/');
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('button', { name: 'Watch Demo', exact: true }).click();
  const video = page.locator('dialog[open]');
  await expect(video.locator('[data-island="player"]')).toBeHidden();
  await expect(video.getByRole('link')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: demo.title, exact: true }).first().click();
  const dialog = dialogNamed(page, demo.title);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  expect(inbox.arrivals).toHaveLength(1);
  expect(logged).toHaveLength(1);
});
