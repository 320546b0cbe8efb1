import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import {
  bodyOf,
  contact,
  demo,
  dialogNamed,
  expectReady,
  expectToast,
  fillIn,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

/* Browsers that block what most allow, and scripts that arrive and do nothing. */

/** Runs in the page before its scripts: blocks everything that a page could store or share. */
function refuseAll(): void {
  function refuse(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  for (const name of ['BroadcastChannel', 'SharedWorker', 'Worker']) {
    Reflect.set(window, name, refuse);
  }
  for (const name of ['locks', 'serviceWorker', 'storage']) {
    Object.defineProperty(navigator, name, { get: refuse });
  }
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
}

async function watchVideo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Watch Demo', exact: true }).click();
  await expect(page.locator('dialog[open] iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
}

test('in a browser that blocks storage, channels and locks, forms and videos still work', async ({
  page,
  inbox,
  guard,
}) => {
  await guard.allowHost('www.youtube-nocookie.com');
  await page.addInitScript(refuseAll);
  await page.goto('/');
  await watchVideo(page);
  for (const mode of [demo, contact]) {
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await submit(dialog, mode);
    await expectToast(page, 'Success!', mode.success);
  }
  expect(inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(demo), bodyOf(contact)]);
});

/** Scripts that arrive, and what they do instead of working. */
const broken = {
  throws: 'throw new Error("This browser lacks something.")',
  'does nothing': '',
};

async function breakIslands(page: Page, body: string): Promise<void> {
  await page.route('**/islands-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

for (const [what, body] of Object.entries(broken)) {
  test(`a script that ${what} is noticed: a submit goes natively, once`, async ({
    page,
    inbox,
    guard,
  }) => {
    guard.allowConsole('No script: broken');
    const thrown: Error[] = [];
    guard.allowError('This browser lacks something.');
    page.on('pageerror', (error) => thrown.push(error));
    await breakIslands(page, body);
    await page.goto('/');
    await page.getByRole('button', { name: demo.title, exact: true }).first().click();
    const dialog = dialogNamed(page, demo.title);
    await fillIn(dialog, typed);
    await submit(dialog, demo);
    await expect(page.getByText('Your request has arrived.')).toBeVisible();
    expect(inbox.arrivals).toHaveLength(1);
    expect(inbox.requests[0]?.fields).toMatchObject({ name: 'Robin Field', requestType: 'demo' });
    expect(thrown).toHaveLength(what === 'throws' ? 1 : 0);
  });
}

test('a script that does nothing is noticed: the video’s link is all there is', async ({
  page,
  guard,
}) => {
  guard.allowConsole('No script: broken');
  await breakIslands(page, '');
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo', exact: true }).click();
  const video = page.locator('dialog[open]');
  await expect(video.locator('[data-island]')).toBeHidden();
  await expect(video.getByRole('link')).toBeVisible();
});

test('a form that a broken script skipped submits natively, though others work', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/^A dialog continues without its script/);
  await page.goto('/');
  await page.evaluate(() => document.querySelector('#contact-sales [type*=json]')?.remove());
  await page.getByRole('button', { name: contact.title, exact: true }).first().click();
  const dialog = dialogNamed(page, contact.title);
  await expectReady(page);
  await fillIn(dialog, typed);
  await submit(dialog, contact);
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  expect(inbox.requests.map(({ contentType }) => contentType)).toEqual([
    'application/x-www-form-urlencoded',
  ]);
});

test('scripts that arrive after they were given up on take over the forms and players', async ({
  page,
  inbox,
  guard,
}) => {
  await guard.allowHost('www.youtube-nocookie.com');
  guard.allowConsole('No script: late');
  const scripts: (() => void)[] = [];
  await page.route('**/*.js', async (route) => {
    await new Promise<void>((resolve) => scripts.push(resolve));
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: demo.title, exact: true }).first().click();
  const dialog = dialogNamed(page, demo.title);
  await expect.poll(() => scripts.length).toBe(2);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(dialog, demo);
  await page.clock.runFor(5000);
  await expect(page.locator('[data-scripts="none"]')).toHaveCount(1);
  await page.clock.resume();
  for (const resolve of scripts) resolve();
  await expectReady(page);
  await expect(page.locator('[data-scripts="none"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await watchVideo(page);
  await openRequest(page, demo);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  expect(inbox.requests[0]?.contentType).toBe('application/json');
});

test('a dialog that the visitor turns to before the browser is idle is ready', async ({
  page,
  inbox,
}) => {
  // The browser is never idle here.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page.getByRole('button', { name: demo.title, exact: true }).first().hover();
  const isReady = (form: string) =>
    page.waitForFunction(
      (css) => document.querySelector<HTMLFormElement>(css)?.onsubmit !== null,
      `${form} form`,
    );
  await isReady('#book-a-demo');
  await page.getByRole('button', { name: contact.title, exact: true }).first().click();
  await isReady('#contact-sales');
  const dialog = dialogNamed(page, contact.title);
  await fillIn(dialog, typed);
  await submit(dialog, contact);
  await expectToast(page, 'Success!', contact.success);
  expect(inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(contact)]);
});
