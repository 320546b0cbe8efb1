import type { Browser, Locator, Page } from '@playwright/test';
import type { BenchSite } from './site';
import { medianAndWorst, type Table } from './table';

const SLOWED = 6;
const ROUNDS = 5;
/** About as long as a finger stays on a button. */
const PRESS_MS = 80;
const ANSWER_MS = 300;

/** Uses a control, and notes how long its slowest event took until the next paint. */
type Use = (control: string, act: () => Promise<void>) => Promise<void>;

/** How long it takes to the next paint after each control of the home page is used, on a slowed processor. */
export async function measureInteractions({ browser, address }: BenchSite): Promise<Table> {
  const times = new Map<string, number[]>();
  async function visit(
    address: string,
    width: number,
    actions: (page: Page, use: Use) => Promise<void>,
  ) {
    const page = await open(browser, address, width);
    await actions(page, async (control, act) => {
      const time = await slowestEvent(page, act);
      times.set(control, [...(times.get(control) ?? []), time]);
    });
    await page.close();
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    await visit(address, 1280, useDialogs);
    await visit(address, 390, useMenu);
    // What the machine itself takes.
    await visit(`data:text/html,${emptyPage}`, 1280, (page, use) =>
      use('A dialog on an empty page', () => press(page.locator('button'))),
    );
  }
  return {
    title: `To the next paint, of ${ROUNDS} rounds on a processor slowed ${SLOWED} times`,
    head: ['Control', 'Median, ms (budget 100)', 'Worst, ms'],
    rows: [...times].map(([control, all]) => [control, ...medianAndWorst(all)]),
  };
}

const emptyPage = encodeURIComponent(
  '<!doctype html><title>Empty</title><button command="show-modal" commandfor="words">Open</button>' +
    '<dialog id="words">Words</dialog>',
);

async function useDialogs(page: Page, use: Use): Promise<void> {
  for (const opener of await page.locator('main button[command="show-modal"]').all()) {
    const name = (await opener.textContent()) ?? '';
    await opener.scrollIntoViewIfNeeded();
    await use(name, () => press(opener));
    await use(`${name}, closed`, () => press(page.locator('dialog[open] [command="close"]')));
  }
  await use('Contact Sales', () => press(page.locator('header button[command="show-modal"]')));
  const form = page.locator('dialog[open]');
  const send = form.locator('[type="submit"]');
  await send.scrollIntoViewIfNeeded();
  await use('Send, with empty fields', () => press(send));
  for (const field of ['name', 'email', 'phone', 'company', 'message']) {
    await form.locator(`[name="${field}"]`).focus();
    const words = field === 'email' ? 'robin@office.example' : 'Robin';
    await use(`Typing: ${field}`, () => page.keyboard.type(words));
  }
  await send.scrollIntoViewIfNeeded();
  await use('Send', () => press(send));
}

async function useMenu(page: Page, use: Use): Promise<void> {
  const menu = page.locator('[popovertarget]');
  await use('Menu', () => press(menu));
  await use('Menu, closed', () => press(menu));
}

async function slowestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'slowest', 0));
  await act();
  // An event is reported once its frame has been painted.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.waitForTimeout(400);
  return page.evaluate(() => Number(Reflect.get(window, 'slowest')));
}

/** Presses a button as a hand does. A click of Playwright's would have it look at the page in between. */
async function press(button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('A button to press is not shown.');
  const { x, y, width, height } = box;
  await button.page().mouse.click(x + width / 2, y + height / 2, { delay: PRESS_MS });
}

async function open(browser: Browser, address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await page.addInitScript(() => {
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What follows when a dialog goes from under the pointer is no interaction: https://web.dev/articles/inp
        if (!('interactionId' in entry) || entry.interactionId === 0) continue;
        const slowest = Number(Reflect.get(window, 'slowest'));
        Reflect.set(window, 'slowest', Math.max(entry.duration, slowest));
      }
    }).observe(options);
  });
  // What a player's host would answer is not what is measured.
  await page.route(/youtube|vimeo|loom|wistia/, (route) => route.fulfill({ body: '' }));
  // No form service answers within the frame in which it is asked.
  await page.route('**/requests', async (route) => {
    await new Promise((waited) => setTimeout(waited, ANSWER_MS));
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}
