import type { Browser, Page } from '@playwright/test';

/** What a visitor's first acts cost on a processor slowed six times. */
export interface Acts {
  /** Frames from the click to the open dialog, with no script loaded, and with all of them. */
  framesCold: number;
  framesWarm: number;
  /** Milliseconds from an act to the next paint: the slowest of each control. */
  slowest: { control: string; milliseconds: number }[];
}

const SLOWED = 6;

/** Uses every control of the landing page at `address`, whose forms must reach a service that answers. */
export async function measureActs(browser: Browser, address: string): Promise<Acts> {
  const wide = await open(browser, address, 1280);
  const framesCold = await framesToDialog(wide);
  await wide.keyboard.press('Escape');
  await wide.locator('form[novalidate]').first().waitFor({ state: 'attached' });
  const framesWarm = await framesToDialog(wide);
  await wide.keyboard.press('Escape');

  const slowest: Acts['slowest'] = [];
  async function act(page: Page, control: string, doIt: () => Promise<void>) {
    await page.evaluate(() => Reflect.set(window, 'slowest', 0));
    await doIt();
    // An act is counted once its frame has been painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    const milliseconds = await page.evaluate(() => Number(Reflect.get(window, 'slowest')));
    slowest.push({ control, milliseconds });
  }

  const openers = wide.locator('main button[command="show-modal"]');
  for (let index = 0; index < (await openers.count()); index += 1) {
    const opener = openers.nth(index);
    const name = (await opener.textContent()) ?? '';
    await act(wide, name, () => opener.click());
    await act(wide, `${name}, closed`, () =>
      wide.locator('dialog[open] [command="close"]').click(),
    );
  }
  const contact = wide.locator('header button[command="show-modal"]');
  await act(wide, 'Contact Sales', () => contact.click());
  const form = wide.locator('dialog[open]');
  await act(wide, 'Send, with empty fields', () => form.locator('[type="submit"]').click());
  for (const field of ['name', 'email', 'phone', 'company', 'message']) {
    const words = field === 'email' ? 'robin@office.example' : 'Robin';
    await act(wide, `typing: ${field}`, () =>
      form.locator(`[name="${field}"]`).pressSequentially(words),
    );
  }
  await act(wide, 'Send', () => form.locator('[type="submit"]').click());
  await wide.context().close();

  const phone = await open(browser, address, 390);
  const menu = phone.locator('[popovertarget]');
  await act(phone, 'Menu', () => menu.click());
  await act(phone, 'Menu, closed', () => menu.click());
  await phone.context().close();
  return { framesCold, framesWarm, slowest };
}

async function open(browser: Browser, address: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  // tsx has named functions call this, also those that are handed to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Reflect.set(window, 'slowest', Math.max(duration, Number(Reflect.get(window, 'slowest'))));
      }
    }).observe(options);
  });
  // What a player's host would answer is not what is measured.
  await context.route(/youtube|vimeo|loom|wistia/, (route) => route.fulfill({ body: '' }));
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

/** Clicks the first button of the page, and counts the frames until its dialog is open. */
async function framesToDialog(page: Page): Promise<number> {
  await page.evaluate(() => {
    function begin() {
      let frames = 0;
      requestAnimationFrame(function count() {
        frames += 1;
        if (document.querySelector('dialog[open]') === null) requestAnimationFrame(count);
        else Reflect.set(window, 'frames', frames);
      });
    }
    Reflect.deleteProperty(window, 'frames');
    addEventListener('click', begin, { capture: true, once: true });
  });
  await page.locator('main button[command="show-modal"]').first().click();
  const frames = await page.waitForFunction(() => Reflect.get(window, 'frames'));
  return Number(await frames.jsonValue());
}
