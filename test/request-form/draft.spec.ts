import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import {
  contact,
  demo,
  expectFilled,
  expectToast,
  fillIn,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

async function typeAndLeave(page: Page, path: string): Promise<void> {
  await page.goto('/');
  await fillIn(await openRequest(page, demo), typed);
  await page.goto(path);
}

/** The two forms differ in words alone. */
const mode = demo;

test(`${mode.title}: what was typed survives a reload`, async ({ page }) => {
  await page.goto('/');
  await fillIn(await openRequest(page, mode), typed);
  await page.reload();
  await expectFilled(await openRequest(page, mode), typed);
});

test('what was typed stands on another page, in both modes', async ({ page }) => {
  await typeAndLeave(page, '/clients');
  const dialog = await openRequest(page, contact);
  await expectFilled(dialog, typed);
  await page.keyboard.press('Escape');
  await expectFilled(await openRequest(page, demo), typed);
});

test('what was typed is still there after a visit elsewhere', async ({ page, guard }) => {
  await guard.allowHost('elsewhere.example');
  await typeAndLeave(page, 'http://elsewhere.example/');
  await page.goto('/privacy-policy');
  await expectFilled(await openRequest(page, contact), typed);
});

test('what was sent from one page is gone from another that comes back', async ({ page }) => {
  await typeAndLeave(page, '/clients');
  const dialog = await openRequest(page, contact);
  await submit(dialog, contact);
  await expectToast(page, 'Success!', contact.success);
  await page.goBack();
  await expectFilled(await openRequest(page, demo), nothing);
});

test('it is kept in the session storage of this tab, and nowhere else', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await fillIn(await openRequest(page, demo), typed);
  const kept = await page.evaluate(async () => ({
    session: Object.values(sessionStorage),
    local: Object.values(localStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookie: document.cookie,
    address: location.search + location.hash,
    name: window.name,
  }));
  expect(kept).toEqual({
    session: [expect.stringContaining('robin@office.example')],
    local: [],
    databases: [],
    caches: [],
    cookie: '',
    address: '',
    name: '',
  });
  expect(await context.cookies()).toEqual([]);
  const other = await context.newPage();
  await other.goto('/');
  await expectFilled(await openRequest(other, demo), nothing);
});

test('no word of it is left once it has been sent', async ({ page }) => {
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual(['{"sent":true}']);
  await page.goto('/clients');
  await expectFilled(await openRequest(page, contact), nothing);
});

test('where storage is refused the form works without', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, typed);
  await page.keyboard.press('Escape');
  const other = await openRequest(page, contact);
  await expectFilled(other, typed);
  await submit(other, contact);
  await expectToast(page, 'Success!', contact.success);
  expect(inbox.requests).toHaveLength(1);
  await expectFilled(await openRequest(page, demo), nothing);
});
