import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './median';

/** What a visitor's first acts cost on a processor slowed six times. */
export interface Acts {
  /** Frames from the click to the open dialog, with no script loaded, and with all of them. */
  framesCold: number;
  framesWarm: number;
  /** Milliseconds from an act to the next paint, of each control. */
  controls: { control: string; middle: number; worst: number }[];
}

/** Uses a control, and notes how long its slowest event took until the next paint. */
type Act = (control: string, doIt: () => Promise<void>) => Promise<void>;

const SLOWED = 6;
const ROUNDS = 5;
/** About as long as a finger stays on a button. */
const PRESS_MS = 80;
const ANSWER_MS = 300;

/** Uses every control of the landing page at `address`, whose forms must reach a service that answers. */
export async function measureActs(browser: Browser, address: string): Promise<Acts> {
  const times = new Map<string, number[]>();
  const frames: { cold: number; warm: number }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const wide = await open(browser, address, 1280);
    frames.push(await countFrames(wide));
    await actWide(wide, noting(wide, times));
    await wide.context().close();
    const phone = await open(browser, address, 390);
    await actPhone(phone, noting(phone, times));
    await phone.context().close();
    const empty = await open(browser, `data:text/html,${emptyPage}`, 1280);
    await actEmpty(empty, noting(empty, times));
    await empty.context().close();
  }
  return {
    framesCold: median(frames.map(({ cold }) => cold)),
    framesWarm: median(frames.map(({ warm }) => warm)),
    controls: [...times].map(([control, all]) => ({
      control,
      middle: median(all),
      worst: Math.max(...all),
    })),
  };
}

async function actWide(page: Page, act: Act): Promise<void> {
  const openers = page.locator('main button[command="show-modal"]');
  for (const opener of await openers.all()) {
    const name = (await opener.textContent()) ?? '';
    await opener.scrollIntoViewIfNeeded();
    await act(name, () => press(opener));
    await act(`${name}, closed`, () => press(page.locator('dialog[open] [command="close"]')));
  }
  await act('Contact Sales', () => press(page.locator('header button[command="show-modal"]')));
  const form = page.locator('dialog[open]');
  const send = form.locator('[type="submit"]');
  await send.scrollIntoViewIfNeeded();
  await act('Send, with empty fields', () => press(send));
  for (const field of ['name', 'email', 'phone', 'company', 'message']) {
    await form.locator(`[name="${field}"]`).focus();
    const words = field === 'email' ? 'robin@office.example' : 'Robin';
    await act(`Typing: ${field}`, () => page.keyboard.type(words));
  }
  await send.scrollIntoViewIfNeeded();
  await act('Send', () => press(send));
}

async function actPhone(page: Page, act: Act): Promise<void> {
  const menu = page.locator('[popovertarget]');
  await act('Menu', () => press(menu));
  await act('Menu, closed', () => press(menu));
}

/** What the browser itself takes, on a page that holds nothing else. */
const emptyPage = encodeURIComponent(
  '<!doctype html><title>Empty</title><button command="show-modal" commandfor="words">Open</button>' +
    '<dialog id="words">Words</dialog>',
);

async function actEmpty(page: Page, act: Act): Promise<void> {
  await act('A dialog on an empty page', () => press(page.locator('button')));
}

function noting(page: Page, times: Map<string, number[]>): Act {
  return async (control, doIt) => {
    await page.evaluate(() => Reflect.set(window, 'slowest', 0));
    await doIt();
    // An act is counted once its frame has been painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    const time = await page.evaluate(() => Number(Reflect.get(window, 'slowest')));
    times.set(control, [...(times.get(control) ?? []), time]);
  };
}

/** Presses a button as a hand does. A click of Playwright's would have it look at the page in between. */
async function press(button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('A button to press is not shown.');
  const { mouse } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await new Promise((released) => setTimeout(released, PRESS_MS));
  await mouse.up();
}

async function countFrames(page: Page): Promise<{ cold: number; warm: number }> {
  const cold = await framesToDialog(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('form')?.onsubmit);
  const warm = await framesToDialog(page);
  await page.keyboard.press('Escape');
  return { cold, warm };
}

async function open(browser: Browser, address: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  // tsx has named functions call this, also those that are handed to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What follows when a dialog goes from under the pointer is no act: https://web.dev/articles/inp
        const isAct = 'interactionId' in entry && entry.interactionId !== 0;
        const slowest = Number(Reflect.get(window, 'slowest'));
        if (isAct) Reflect.set(window, 'slowest', Math.max(entry.duration, slowest));
      }
    }).observe(options);
  });
  // What a player's host would answer is not what is measured.
  await context.route(/youtube|vimeo|loom|wistia/, (route) => route.fulfill({ body: '' }));
  // No form service answers within the frame in which it is asked.
  await context.route('**/requests', async (route) => {
    await new Promise((waited) => setTimeout(waited, ANSWER_MS));
    await route.continue();
  });
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
