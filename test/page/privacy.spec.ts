import type { Page } from '@playwright/test';
import { INBOX } from '../support/addresses';
import { expect, test } from '../support/site';
import { demo, expectToast, failed, fillIn, openRequest, submit, typed } from '../support/visitor';

/*
 * That no page by itself asks anybody or keeps anything is in test/site/pages.spec.ts, of this site as well; when a
 * player is contacted, in test/video.
 */

/** What the privacy policy says the browser keeps: the form's text, until it has been sent. */
const draft = 'sessionStorage: casegood-request';

/** All that a page has kept, by where. */
async function keptBy(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie: ${name}`);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB: ${name}`),
    ...(await caches.keys()).map((key) => `cache: ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker: ${scope}`),
  ]);
  return [...cookies, ...others];
}

test('the form contacts its service when it is sent, and keeps what is typed until then', async ({
  page,
  guard,
  inbox,
}) => {
  guard.allowConsole(/^(?:The request could not be sent|Failed to load resource)/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  expect(await keptBy(page)).toEqual([]);
  await fillIn(dialog, typed);
  expect(await keptBy(page)).toEqual([draft]);
  expect(asked).not.toContain(INBOX);
  inbox.setFaults({ status: 500, times: 1 });
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', failed);
  expect(await keptBy(page)).toEqual([draft]);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  // All that remains is that something was sent.
  expect(await keptBy(page)).toEqual([draft]);
  expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual(['{"sent":true}']);
});
