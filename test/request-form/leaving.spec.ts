import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import {
  bodyOf,
  contact,
  demo,
  expectAllKept,
  expectFilled,
  expectToast,
  fillIn,
  nothing,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

test.describe('while a request is being sent', () => {
  test.beforeEach(async ({ page, inbox }) => {
    inbox.setFaults({ hang: true, times: 1 });
    await page.goto('/clients');
    await page.goto('/');
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, typed);
    await submit(dialog, demo);
    await expect.poll(() => inbox.arrivals.length).toBe(1);
  });

  for (const { how, leave } of [
    { how: 'leaving for another page', leave: (page: Page) => page.goto('/clients') },
    { how: 'a reload', leave: (page: Page) => page.reload() },
  ]) {
    test(`${how} restores the text, repeats nothing, and lets the visitor send again`, async ({
      page,
      inbox,
    }) => {
      await leave(page);
      inbox.release();
      const dialog = await openRequest(page, demo);
      await expectAllKept(dialog, demo);
      expect(inbox.arrivals).toHaveLength(1);
      await submit(dialog, demo);
      await expectToast(page, 'Success!', demo.success);
      expect(inbox.arrivals).toHaveLength(2);
    });
  }
});

test('what was typed is on another page, in both modes', async ({ page }) => {
  await page.goto('/');
  await fillIn(await openRequest(page, demo), typed);
  await page.goto('/clients');
  await expectFilled(await openRequest(page, contact), typed);
  await page.keyboard.press('Escape');
  await expectFilled(await openRequest(page, demo), typed);
});

test('a request that was started arrives even if the tab is closed at once', async ({
  page,
  context,
  inbox,
}) => {
  await context.newPage();
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await page.close();
  await expect.poll(() => inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
  expect(inbox.arrivals).toHaveLength(1);
});

test('what was sent from another page doesn’t come back when the page is reloaded', async ({
  page,
}) => {
  // Without the back/forward cache the browser fills in the fields by itself.
  await page.addInitScript(() => window.addEventListener('unload', () => undefined));
  await page.goto('/');
  await fillIn(await openRequest(page, demo), typed);
  await page.goto('/clients');
  const elsewhere = await openRequest(page, demo);
  await expectFilled(elsewhere, typed);
  await submit(elsewhere, demo);
  await expectToast(page, 'Success!', demo.success);
  await page.goBack();
  await expectFilled(await openRequest(page, demo), nothing);
  await page.goto('/clients');
  await expectFilled(await openRequest(page, demo), nothing);
});

test('what was not sent comes back when the page is reloaded', async ({ page }) => {
  await page.addInitScript(() => window.addEventListener('unload', () => undefined));
  await page.goto('/');
  await fillIn(await openRequest(page, demo), typed);
  await page.goto('/clients');
  const later = { ...typed, 'Name (required)': 'Robin Fielding' };
  await fillIn(await openRequest(page, demo), later);
  await page.goBack();
  await expectFilled(await openRequest(page, demo), later);
});
