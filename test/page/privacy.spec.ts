import type { BrowserContext, Page } from '@playwright/test';
import { INBOX } from '../support/addresses';
import { expect, SITE, test } from '../support/site';
import {
  demo,
  dialogNamed,
  expectToast,
  failed,
  fillIn,
  hydrated,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

const PLAYER_HOST = 'www.youtube-nocookie.com';
const PLAYER = `https://${PLAYER_HOST}`;

/* That no page by itself asks anybody or keeps anything is in test/site/pages.spec.ts, of this site as well. */

/** What the privacy policy says the browser keeps: the form's text, until it has been sent. */
const draft = 'sessionStorage: casegood-request';

interface Traces {
  /** The origins that received requests since the last check. */
  asked: string[];
  /** The names of all cookies, of whatever host. */
  cookies: string[];
  /** What the page keeps in the browser. */
  kept: string[];
}

const none: Traces = { asked: [], cookies: [], kept: [] };

/** Watches requests. Returns a function that lists everything that the visit has left behind so far. */
function watchTraces(context: BrowserContext): (page: Page) => Promise<Traces> {
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  return async (page) => {
    await page.waitForLoadState('networkidle');
    const cookies = (await context.cookies()).map(({ name, domain }) => `${domain}: ${name}`);
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `indexedDB: ${name}`),
      ...(await caches.keys()).map((key) => `cache: ${key}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker: ${scope}`),
    ]);
    const traces = { asked: [...asked].sort(), cookies, kept };
    asked.clear();
    return traces;
  };
}

test('the form contacts its service when it is sent, and keeps what is typed until then', async ({
  page,
  context,
  guard,
  inbox,
}) => {
  guard.allowConsole(/^The request could not be sent/);
  guard.allowConsole(/^Failed to load resource/);
  const traces = watchTraces(context);
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  expect(await traces(page)).toEqual({ ...none, asked: [SITE] });

  await fillIn(dialog, typed);
  expect(await traces(page)).toEqual({ ...none, kept: [draft] });

  inbox.setFaults({ status: 500, times: 1 });
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', failed);
  expect(await traces(page)).toEqual({ ...none, asked: [INBOX], kept: [draft] });

  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  // All that remains is that something was sent.
  expect(await traces(page)).toEqual({ ...none, asked: [INBOX], kept: [draft] });
  expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual(['{"sent":true}']);
});

test('a player’s host is contacted once its video is opened, and not before', async ({
  page,
  context,
  guard,
}) => {
  await guard.allowHost(PLAYER_HOST);
  const traces = watchTraces(context);
  await page.goto('/');
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Watch Demo', exact: true });
  await opener.hover();
  await opener.focus();
  expect(await traces(page)).toEqual({ ...none, asked: [SITE] });

  await opener.click();
  const dialog = dialogNamed(page, 'First film');
  await expect(dialog.locator('iframe').contentFrame().getByRole('heading')).toBeVisible();
  expect(await traces(page)).toEqual({ ...none, asked: [PLAYER] });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await traces(page)).toEqual(none);
});
