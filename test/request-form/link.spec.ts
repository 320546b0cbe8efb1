import type { Page } from '@playwright/test';
import { expect, SITE, test } from '../support/site';
import {
  contact,
  demo,
  dialogNamed,
  expectReady,
  expectToast,
  fillIn,
  submit,
  typed,
} from '../support/visitor';

/* Links to a form: from an email, an advertisement, another page, or the page itself. */

const linked = {
  demo: { fragment: '#book-a-demo', mode: demo },
  contact: { fragment: '#contact-sales', mode: contact },
};

/** Playwright’s own goBack waits for a load, which a cached page doesn’t have. */
const goBack = (page: Page) => page.evaluate(() => history.back());

const historyLength = (page: Page) => page.evaluate(() => history.length);

for (const [path, { fragment, mode }] of [
  ['/', linked.demo],
  ['/clients?utm_source=fair&page=2', linked.contact],
  ['/404.html', linked.demo],
] as const) {
  test(`${path}${fragment} opens the form, and closing it leaves the page`, async ({
    page,
    guard,
  }) => {
    if (path === '/404.html') guard.allowConsole(/^404: |status of 404/);
    await page.goto('/security-policy');
    const length = await historyLength(page);
    await page.goto(path + fragment);
    const dialog = dialogNamed(page, mode.title);
    await expect(dialog).toBeVisible();
    await expectReady(page);
    expect(await historyLength(page)).toBe(length + 1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await goBack(page);
    await expect(page).toHaveURL('/security-policy');
  });
}

test('a form opened by a link can be sent, and a reload doesn’t open it again', async ({
  page,
  inbox,
}) => {
  await page.goto('/clients#contact-sales');
  const dialog = dialogNamed(page, contact.title);
  await fillIn(dialog, typed);
  await submit(dialog, contact);
  await expectToast(page, 'Success!', contact.success);
  expect(inbox.requests).toHaveLength(1);
  await expect(page).toHaveURL('/clients');
  await page.reload();
  await expect(dialog).toBeHidden();
});

test('changing the address later opens, switches and closes the forms', async ({ page }) => {
  const go = (fragment: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, fragment);
  await page.goto('/');
  await go('#book-a-demo');
  await expect(dialogNamed(page, demo.title)).toBeVisible();
  await go('#contact-sales');
  await expect(dialogNamed(page, contact.title)).toBeVisible();
  await expect(dialogNamed(page, demo.title)).toBeHidden();
  await expect(page).toHaveURL('/#contact-sales');
  await goBack(page);
  await expect(dialogNamed(page, demo.title)).toBeVisible();
  await goBack(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a link on the page acts as a button: it adds nothing to the history, and gets the focus back', async ({
  page,
}) => {
  await page.goto('/words?ref=1');
  const length = await historyLength(page);
  const link = page.getByRole('link', { name: 'Straight to the form' });
  for (const press of [() => link.click(), () => link.press('Enter')]) {
    await press();
    await expect(dialogNamed(page, demo.title)).toBeVisible();
    await expectReady(page);
    await expect(page).toHaveURL('/words?ref=1');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  }
  expect(await historyLength(page)).toBe(length);
});

test('hovering over a link on the page loads the scripts', async ({ page }) => {
  await page.goto('/words');
  await page.getByRole('link', { name: 'Straight to the form' }).hover();
  await expectReady(page);
});

test('a link on the page can still be opened in a tab of its own', async ({ page, context }) => {
  await page.goto('/words');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Straight to the form' }).click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(dialogNamed(tab, demo.title)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('no address opens a video, or anything that isn’t a form', async ({ page }) => {
  for (const fragment of ['#_video-platform-tour', '#_content', '#___gatsby', '#%22', '#book']) {
    await page.goto('about:blank');
    await page.goto(`/${fragment}`);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('readers who come without such a link load no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/privacy-policy#what-is-listed', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, { fragment, mode }] of [
    [390, linked.demo],
    [1280, linked.contact],
  ] as const) {
    test(`${fragment} goes to the form itself at ${width} px, and it can be sent`, async ({
      page,
      inbox,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/clients${fragment}`);
      const dialog = dialogNamed(page, mode.title);
      await expect(dialog.getByRole('heading')).toBeInViewport();
      await expect(dialog.getByRole('textbox').first()).toBeInViewport();
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
      await expect(page.locator('dialog:visible')).toHaveCount(1);
      await fillIn(dialog, typed);
      await submit(dialog, mode);
      await expect(page.getByText('Your request has arrived.')).toBeVisible();
      expect(inbox.requests[0]?.fields).toMatchObject({ requestType: mode.requestType });
    });
  }

  test('a link on the page goes to the form, too', async ({ page }) => {
    await page.goto('/words');
    await page.getByRole('link', { name: 'Straight to the form' }).click();
    await expect(page).toHaveURL(`${SITE}/words#book-a-demo`);
    await expect(dialogNamed(page, demo.title).getByRole('heading')).toBeInViewport();
  });
});
