import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';

/* What clicks do to dialogs, which is the loader’s, whether or not the islands are there. */

const openDialog = (page: Page) => page.locator('dialog[open]');
const closeButton = 'dialog[open] [command="close"]';
const form = 'main [commandfor^="book"] >> nth=0';

test.beforeEach(({ guard }) => guard.allowHost('www.youtube-nocookie.com'));

const closing: [way: string, close: (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click on the backdrop', (page) => page.mouse.click(3, 3)],
  // The last, since the menu’s button lies below it, and a second click so soon would do nothing there.
  ['its close button', (page) => page.locator(closeButton).click()],
];

for (const { what, path, opener, width = 1280, back = opener } of [
  {
    what: 'a button of a video',
    path: '/',
    opener: 'main [commandfor^="_video"][command="show-modal"] >> nth=-1',
  },
  { what: 'a link of the 404 page', path: '/none', opener: 'main a[href="#contact-sales"]' },
  {
    what: 'a button of the menu',
    path: '/clients',
    opener: 'nav [commandfor]',
    width: 390,
    back: '[popovertarget]',
  },
]) {
  test(`where a click doesn’t focus it, ${what} has the focus once its dialog is closed, and the page stays where it was`, async ({
    page,
    guard,
  }) => {
    if (path === '/none') guard.allowConsole(/^404: |status of 404/);
    await page.addInitScript(() => {
      // As in Safari, and in Firefox on macOS: what is around the button gets the focus, if it can have it.
      addEventListener('mousedown', (event) => {
        if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
        event.preventDefault();
        event.target.closest<HTMLElement>('main')?.focus({ preventScroll: true });
      });
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    for (const [way, close] of closing) {
      if (back !== opener) await page.locator(back).click();
      await page.locator(opener).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await page.locator(opener).click();
      await expect(openDialog(page)).toBeVisible();
      await close(page);
      await expect(openDialog(page)).toHaveCount(0);
      await expect(page.locator(back), way).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY), way).toBe(before);
    }
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /* https://www.quirksmode.org/blog/archives/2014/02/mouse_event_bub.html; a listener of its own is one that screen readers tell of. */
  test('an iPhone clicks the backdrop, since the dialog has a pointer', async ({ page }) => {
    await page.goto('/');
    await page.locator(form).click();
    await expect(openDialog(page)).toHaveCSS('cursor', 'pointer');
    expect(await openDialog(page).evaluate((dialog: HTMLElement) => dialog.onclick)).toBeNull();
  });
});

test('a press that is drawn from a field to the backdrop leaves its dialog open', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator(form).click();
  await page.locator('dialog[open] textarea').hover();
  await page.mouse.down();
  await page.mouse.move(5, 400, { steps: 5 });
  await page.mouse.up();
  await expect(openDialog(page)).toHaveCount(1);
});

/** Presses in the corner, or Enter, at moments in milliseconds from now, which the events carry; nothing waits for them. */
async function pressAt(page: Page, what: 'mouse' | 'Enter', moments: readonly number[]) {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  for (const moment of moments) {
    const timestamp = (start + moment) / 1000;
    if (what === 'mouse') {
      const mouse = { x: 12, y: 12, button: 'left', clickCount: 1, timestamp } as const;
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
    } else {
      const key = { key: what, windowsVirtualKeyCode: 13, timestamp };
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text: '\r' });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    }
  }
}

for (const [what, press, moments, open] of [
  ['clicks of a hand that trembles open it', 'mouse', [0, 120, 560, 900], 1],
  // The second is on the backdrop.
  ['two clicks of somebody who wants two acts close it again', 'mouse', [0, 700], 0],
  ['Enter pressed twice opens it', 'Enter', [0, 250], 1],
] as const) {
  test(`on the opener of a form, ${what}`, async ({ page }) => {
    await page.goto('/');
    const opener = page.locator(form);
    await opener.evaluate((element: HTMLElement) => {
      document.body.append(element);
      Object.assign(element.style, { position: 'fixed', left: '0', top: '0', zIndex: '9' });
    });
    await opener.focus();
    await pressAt(page, press, moments);
    await expect(openDialog(page)).toHaveCount(open);
    // The second press isn’t for what has the focus by then.
    if (press === 'Enter')
      await expect(openDialog(page).getByRole('heading').first()).toBeFocused();
  });
}
