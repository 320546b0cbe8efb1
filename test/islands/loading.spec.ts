import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import {
  bodyOf,
  demo,
  expectReady,
  expectToast,
  fillIn,
  openPlain,
  openRequest,
  sendFilled,
  submit,
  typed,
} from '../support/visitor';
import { holdScripts } from './heldScripts';

/* Which events are a sign of interest is in src/islands/loader.test.ts. */

async function scriptsOf(page: Page) {
  return (await page.requests()).filter((request) => request.resourceType() === 'script');
}

async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
    });
  await touch('touchStart', 750);
  for (let y = 700; y >= 50; y -= 50) await touch('touchMove', y);
  await touch('touchEnd');
}

const readers: Record<string, (page: Page) => Promise<void>> = {
  'the wheel': async (page) => {
    // Where the page’s buttons pass under the pointer.
    await page.mouse.move(120, 700);
    await page.mouse.wheel(0, 20_000);
  },
  touch: swipe,
};

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  for (const [means, scroll] of Object.entries(readers)) {
    test(`reading to the end by ${means} loads no script, and a button then does`, async ({
      page,
    }) => {
      await page.goto('/');
      await expect(async () => {
        await scroll(page);
        await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.99, timeout: 500 });
      }).toPass();
      await page.waitForLoadState('networkidle');
      expect(await scriptsOf(page)).toEqual([]);
      await page.getByRole('button', { name: demo.title, exact: true }).first().tap();
      await expectReady(page);
      expect(await scriptsOf(page)).toHaveLength(2);
    });
  }
});

test('an early submit is held, and sent by the scripts once', async ({ page, inbox }) => {
  await page.clock.install();
  await page.goto('/');
  const scripts = await holdScripts(page);
  const dialog = await openPlain(page, demo);
  await fillIn(dialog, typed);
  await submit(dialog, demo);
  await expect(dialog.locator('form')).toHaveAttribute('data-request', 'held');
  expect(inbox.arrivals).toEqual([]);
  scripts.end('continue');
  await expectToast(page, 'Success!', demo.success);
  // Longer than a submit waits.
  await page.clock.runFor(10_000);
  expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
});

test('Back comes from the cache, where the visitor left, even after a request was sent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await sendFilled(page, dialog, demo);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Security Policy' }).click();
  await expect(page).toHaveURL('/security-policy');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  // The message goes with the page that was left, and so does the room that it took at the end.
  await expect(page.getByRole('alert')).toHaveCount(0);
  const fromWhereLeft = (at: number) =>
    scrollY - Math.min(at, document.documentElement.scrollHeight - innerHeight);
  await expect.poll(() => page.evaluate(fromWhereLeft, left)).toBe(0);
});
