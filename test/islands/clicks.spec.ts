import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';

/* What clicks do to dialogs, which is the loader’s, whether or not the islands are there. */

interface Place {
  x: number;
  y: number;
}

const openDialog = (page: Page) => page.locator('dialog[open]');
const closeButton = 'dialog[open] [command="close"]';

/** The middle of a match, in the window. */
async function placeOf(page: Page, css: string): Promise<Place> {
  const box = await page.locator(css).boundingBox();
  if (box === null) throw new Error(`${css} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(({ guard }) => guard.allowHost('www.youtube-nocookie.com'));

const closing: [way: string, close: (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click on the backdrop', (page) => page.mouse.click(3, 3)],
  // The last, since the menu’s button lies below it, and a second click so soon would do nothing there.
  ['its close button', (page) => page.locator(closeButton).click()],
];

for (const { what, path, opener, width = 1280, back = opener } of [
  { what: 'the last button of a page', path: '/', opener: 'main [commandfor^="book"] >> nth=-1' },
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
      expect(await page.evaluate(() => scrollY), way).toBe(before);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(back)).toBeFocused();
  });
}

const several: [what: string, press: (page: Page, place: Place) => Promise<unknown>][] = [
  ['a double click', (page, { x, y }) => page.mouse.dblclick(x, y)],
  ['three taps', (page, place) => tap(page, place, 3)],
];

async function tap(page: Page, { x, y }: Place, times: number): Promise<void> {
  // Without waiting for each, which takes a busy machine longer than it takes a finger.
  await Promise.all(Array.from({ length: times }, (_, turn) => page.touchscreen.tap(x + turn, y)));
}

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const { closed, below } of [
    { closed: 'main [commandfor^="book"] >> nth=0', below: '[popovertarget]' },
    { closed: 'main [commandfor^="_video"] >> nth=0', below: 'footer a >> nth=0' },
  ]) {
    test(`several presses on Close of ${closed} do nothing to ${below} below`, async ({ page }) => {
      await page.goto('/');
      const lower = page.locator(below);
      for (const [what, press] of several) {
        await test.step(what, async () => {
          await page.locator(closed).click();
          const place = await placeOf(page, closeButton);
          // Depending on the words of the dialog it is there by itself.
          await lower.evaluate((element: HTMLElement, { x, y }) => {
            const left = `${x - 20}px`;
            Object.assign(element.style, {
              position: 'fixed',
              zIndex: '9',
              left,
              top: `${y - 20}px`,
            });
          }, place);
          await press(page, place);
          await expect(openDialog(page)).toHaveCount(0);
          const isBelow = await lower.evaluate(
            (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
            place,
          );
          expect(isBelow).toBe(true);
          await expect(page.locator('nav:popover-open')).toHaveCount(0);
          await expect(page).toHaveURL('/');
          expect(page.context().pages()).toHaveLength(1);
        });
      }
    });
  }

  /* https://www.quirksmode.org/blog/archives/2014/02/mouse_event_bub.html; a listener of its own is one that screen readers tell of. */
  test('an iPhone clicks the backdrop, since the dialog has a pointer', async ({ page }) => {
    await page.goto('/');
    await page.locator('main [commandfor^="book"]').first().click();
    await expect(openDialog(page)).toHaveCSS('cursor', 'pointer');
    expect(await openDialog(page).evaluate((dialog: HTMLElement) => dialog.onclick)).toBeNull();
  });

  test('the menu’s button answers each of two quick taps', async ({ page }) => {
    await page.goto('/');
    const { x, y } = await placeOf(page, '[popovertarget]');
    await page.touchscreen.tap(x, y);
    await expect(page.locator('nav:popover-open')).toHaveCount(1);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('nav:popover-open')).toHaveCount(0);
  });
});

test('a press that is drawn from a field to the backdrop leaves its dialog open', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('main [commandfor^="book"]').first().click();
  const { x, y } = await placeOf(page, 'dialog[open] textarea');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(5, 400, { steps: 5 });
  await page.mouse.up();
  await expect(openDialog(page)).toHaveCount(1);
});

/** Presses the mouse or a key at moments, in milliseconds from now, which the events carry; nothing waits for them. */
async function pressAt(page: Page, press: Place | string, moments: readonly number[]) {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  for (const moment of moments) {
    const timestamp = (start + moment) / 1000;
    if (typeof press !== 'string') {
      const mouse = { ...press, button: 'left', clickCount: 1, timestamp } as const;
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
      continue;
    }
    const text = press === 'Enter' ? '\r' : press === ' ' ? ' ' : undefined;
    const code = { Enter: 13, ' ': 32, Escape: 27 }[press];
    const key = { key: press, windowsVirtualKeyCode: code, timestamp };
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }
}

/** Moves a button to the corner, where a click closes a dialog that is open. */
function toCorner(page: Page, button: string): Promise<void> {
  return page.locator(button).evaluate((element: HTMLElement) => {
    document.body.append(element);
    Object.assign(element.style, { position: 'fixed', left: '0', top: '0', zIndex: '9' });
  });
}

for (const { opener, what } of [
  { what: 'a form', opener: 'main [commandfor^="book"] >> nth=0' },
  { what: 'a video', opener: 'main [commandfor^="_video"] >> nth=0' },
]) {
  test(`clicks in quick succession on the opener of ${what} open it once`, async ({ page }) => {
    for (const moments of [
      [0, 300, 600],
      [0, 120, 560, 900],
    ]) {
      await page.goto('/');
      // The others are on the backdrop.
      await toCorner(page, opener);
      await pressAt(page, { x: 12, y: 12 }, moments);
      await expect(openDialog(page), `at ${moments.join(', ')} ms`).toHaveCount(1);
    }
  });

  test(`keys in succession on the opener of ${what} leave it open, with the focus on its heading`, async ({
    page,
  }) => {
    for (const [keys, moments] of [
      [
        ['Enter', 'Enter'],
        [0, 250],
      ],
      [
        ['Enter', ' ', 'Enter'],
        [0, 300, 600],
      ],
      [
        [' ', ' '],
        [0, 700],
      ],
      [
        ['Enter', 'Escape', 'Enter'],
        [0, 100, 300],
      ],
    ] as const) {
      await page.goto('/');
      await page.locator(opener).focus();
      const start = Date.now();
      for (const [turn, key] of keys.entries()) {
        await pressAt(page, key, [start - Date.now() + (moments[turn] ?? 0)]);
      }
      const what = `${JSON.stringify(keys)} at ${moments.join(', ')} ms`;
      await expect(openDialog(page), what).toHaveCount(1);
      await expect(openDialog(page).getByRole('heading').first(), what).toBeFocused();
    }
  });
}

test('two clicks at an interval of somebody who wants two acts are two', async ({ page }) => {
  await page.goto('/');
  const opener = 'main [commandfor^="book"] >> nth=0';
  await toCorner(page, opener);
  // The second is on the backdrop.
  await pressAt(page, { x: 12, y: 12 }, [0, 700]);
  await expect(openDialog(page)).toHaveCount(0);
});
