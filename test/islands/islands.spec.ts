import { chromium } from '@playwright/test';
import { expect, SITE, test } from '../support/site';
import {
  contact,
  demo,
  dialogNamed,
  expectReady,
  expectToast,
  failed,
  field,
  fillIn,
  hydrated,
  missing,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

test('an unaltered page is taken over as it is', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const path of ['/', '/clients', '/privacy-policy']) {
    await page.goto(path);
    const before = await page.locator('dialog form').first().elementHandle();
    const fields = await before?.$('div');
    await hydrated(page);
    expect(await fields?.evaluate((element) => element.isConnected)).toBe(true);
  }
  expect(logged).toEqual([]);
});

test('an altered form is re-rendered, keeping what was typed, the focus and the selection', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/');
  await page.evaluate(() => document.querySelector('form label')?.replaceChildren('Nom'));
  await page.route('**/*.js', async (route) => {
    await page.locator('#_request-demo-message').evaluate((area: HTMLTextAreaElement) => {
      area.value = 'Two floors';
      area.focus();
      area.setSelectionRange(4, 7);
    });
    await route.continue();
  });
  await page.getByRole('button', { name: demo.title, exact: true }).first().click();
  await expectReady(page);
  const area = page.locator('#_request-demo-message');
  await expect(area).toHaveValue('Two floors');
  await expect(area).toBeFocused();
  const selection = await area.evaluate((element: HTMLTextAreaElement) => [
    element.selectionStart,
    element.selectionEnd,
  ]);
  expect(selection).toEqual([4, 7]);
  expect(logged).toEqual([expect.stringMatching(/^Re-rendered after a hydration mismatch/)]);
});

test('a form that can’t be rendered continues as plain HTML, with what was typed', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/^A dialog continues without its script/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll('"honeypot":', '"nothing":');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await page.route('**/*.js', async (route) => {
    await page.locator('#_request-demo-name').evaluate((element: HTMLInputElement) => {
      element.value = 'Robin Field';
    });
    await route.continue();
  });
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.getByRole('button', { name: demo.title, exact: true }).first().click();
  await logged;
  const dialog = dialogNamed(page, demo.title);
  await expect(field(dialog, 'Name (required)')).toHaveValue('Robin Field');
  await submit(dialog, demo);
  await expect(field(dialog, 'Email (required)')).toBeFocused();
  expect(inbox.arrivals).toEqual([]);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  expect(inbox.requests[0]?.fields).toMatchObject({ name: 'Robin Field', requestType: 'demo' });
});

test('an island adds no styles to those in the page', async ({ page, inbox, guard }) => {
  guard.allowConsole(/The request could not be sent|Failed to load resource/);
  inbox.setFaults({ status: 503, times: 1 });
  await page.goto('/');
  const styles = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ ownerNode, cssRules }) => [
        ownerNode?.parentNode?.nodeName,
        cssRules.length,
      ]),
    );
  const before = await styles();
  const dialog = await openRequest(page, demo);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', failed);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  expect(await styles()).toEqual(before);
});

test('a page doesn’t move when a dialog opens if scrollbars take up space', async ({ guard }) => {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } });
    await guard.watch(context);
    const page = await context.newPage();
    for (const { path, scrolls } of [
      { path: '/', scrolls: true },
      { path: '/404.html', scrolls: false },
    ]) {
      if (!scrolls) guard.allowConsole(/^404: |status of 404/);
      await page.goto(SITE + path, { waitUntil: 'networkidle' });
      const places = () =>
        page
          .locator('main, header, h1')
          .evaluateAll((elements) =>
            elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
          );
      const before = await places();
      const width = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(width > 0).toBe(scrolls);
      await page.getByRole('button', { name: contact.title, exact: true }).click();
      await expect(dialogNamed(page, contact.title)).toBeVisible();
      expect(await places()).toEqual(before);
      await page.keyboard.press('Escape');
      expect(await places()).toEqual(before);
    }
  } finally {
    await browser.close();
  }
});

test.describe('when a click doesn’t focus buttons', () => {
  test.use({ viewport: { width: 724, height: 340 } });

  test('closing a dialog leaves the page where it is, and the focus on its button', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => {
      addEventListener('mousedown', (event) => event.preventDefault(), true);
    });
    const opener = page.getByRole('main').getByRole('button', { name: demo.title }).last();
    await opener.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(1000);
    await opener.click();
    const dialog = dialogNamed(page, demo.title);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(opener).toBeFocused();
  });
});

test('without closedby a drag from a field onto the backdrop leaves the dialog open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    // Otherwise the browser would respond too.
    addEventListener('DOMContentLoaded', () => {
      for (const dialog of document.querySelectorAll('dialog')) {
        dialog.addEventListener('cancel', (event) => event.preventDefault());
      }
    });
  });
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await field(dialog, 'Name (required)').fill('Robin Field');
  const box = await field(dialog, 'Name (required)').boundingBox();
  if (box === null) throw new Error('The field is not shown.');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(40, box.y + 20);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test('Log In closes the phone’s menu even before any script has loaded', async ({
  page,
  guard,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const address = await page
    .getByRole('link', { name: /^Log In/, includeHidden: true })
    .getAttribute('href');
  await guard.allowHost(new URL(address ?? '').hostname);
  await page.getByRole('button', { name: 'Menu' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Log In/ }).click();
  await opened;
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
]) {
  test(`at ${viewport.width} px an error is at the dialog’s lower edge`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const dialog = await openRequest(page, demo);
    await submit(dialog, demo);
    await expectToast(dialog, 'Error', missing);
    const gap = await dialog.evaluate((element) => {
      const toast = element.querySelector('[data-variant]');
      const { bottom } = element.getBoundingClientRect();
      return bottom - element.clientTop - (toast?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeCloseTo(0, 0);
  });
}

test('a toast dismissed by keyboard gives the focus back', async ({ page }) => {
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  const button = dialog.getByRole('button', { name: demo.submit, exact: true });
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the mail address is on the page itself', async ({ page }) => {
    for (const path of ['/', '/privacy-policy']) {
      await page.goto(path);
      const line = page.locator('noscript p').first();
      await expect(line).toBeVisible();
      await expect(line.locator('a')).toHaveAttribute('href', 'mailto:hello@exemplar.example');
      expect(await line.evaluate((element) => element.closest('dialog'))).toBeNull();
    }
  });
});
