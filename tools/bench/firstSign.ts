import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { formAnchors } from '../../src/content/markdown/formAnchors';
import { serveSite } from '../serve';
import { phone } from './bytes';
import { slow4G } from './largestPaint';
import type { BenchSite } from './site';
import { median, type Table } from './table';
import { writeTwin } from './twin/writeTwin';

const ROUNDS = 9;
const SLOWED = 6;
/** About as long as a finger stays on a button. */
const PRESS_MS = 80;
const LATER_MS = 4000;
const opener = `main button[commandfor="${formAnchors.demo}"]`;

/** How soon the form of the home page can be used, beside the same page with its script written for that alone. */
export async function measureFirstSign({ browser, copy }: BenchSite): Promise<Table> {
  const root = join(copy.folder, 'public');
  const files = await writeTwin(root);
  const server = await serveSite({ root });
  const site = new Map<string, number[]>();
  const twin = new Map<string, number[]>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const use of [tapAtOnce, tapLater, focusLater]) {
      // In turn, so that whatever else the machine does meets both.
      for (const [address, seen] of [
        [`${server.address}/`, site],
        [`${server.address}/twin`, twin],
      ] as const) {
        for (const [figure, value] of Object.entries(await visit(browser, address, use))) {
          seen.set(figure, [...(seen.get(figure) ?? []), value]);
        }
      }
    }
  }
  await server.close();
  // No build knows of them.
  for (const file of files) await rm(file);
  const rows = [...site].map(([figure, values]) => {
    const [one, other] = [median(values), median(twin.get(figure) ?? [])];
    return [figure, one.toFixed(0), other.toFixed(0), (one / other).toFixed(2)];
  });
  return {
    title: `From a sign to a usable form on a phone slowed ${SLOWED} times, medians of ${ROUNDS}`,
    head: ['Figure', 'Site', 'Twin', 'Ratio (budget 1.05)'],
    rows,
  };
}

type Figures = Record<string, number>;

async function visit(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const page = await browser.newPage(phone);
  // tsx has named functions call this, also those that are handed to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(markForms);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(address);
  const figures = await use(page);
  await page.close();
  return figures;
}

/** Marks in the page when each form can be used: the first moment at which it is listened to, and nothing else runs. */
function markForms(): void {
  const prototype = HTMLElement.prototype;
  const property = Object.getOwnPropertyDescriptor(prototype, 'onsubmit');
  Object.defineProperty(prototype, 'onsubmit', {
    ...property,
    set(this: HTMLElement, listener) {
      property?.set?.call(this, listener);
      const name = `usable ${this.closest('dialog')?.id}`;
      scheduler.postTask(() => performance.mark(name), { priority: 'user-blocking' });
    },
  });
  for (const type of ['pointerup', 'focusin']) {
    const mark = (event: Event) => performance.mark(type, { startTime: event.timeStamp });
    addEventListener(type, mark, { capture: true, once: true });
  }
}

async function tapAtOnce(page: Page): Promise<Figures> {
  await tap(page);
  return { 'Tap at once, to a usable form, ms': (await readMarks(page, 'pointerup')).first };
}

async function tapLater(page: Page): Promise<Figures> {
  await page.waitForTimeout(LATER_MS);
  await tap(page);
  const { first, longestTask } = await readMarks(page, 'pointerup');
  return {
    'Tap 4 s after the load, to a usable form, ms': first,
    'Longest task after it, ms': longestTask,
  };
}

async function focusLater(page: Page): Promise<Figures> {
  const requests: Request[] = [];
  await page.waitForTimeout(LATER_MS);
  page.on('requestfinished', (request) => requests.push(request));
  await page.locator(opener).first().focus();
  const { first, last } = await readMarks(page, 'focusin');
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return {
    'Focus on the button, to its form being ready, ms': first,
    'Focus on the button, to both forms being ready, ms': last,
    'Bytes of the first sign': sizes.reduce((sum, size) => sum + size.responseBodySize, 0),
    'Requests of the first sign': requests.length,
  };
}

async function tap(page: Page): Promise<void> {
  const box = await page.locator(opener).first().boundingBox();
  if (box === null) throw new Error('The button that opens the form is not shown.');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await page.waitForTimeout(PRESS_MS);
  await touch('touchEnd');
}

/** How long after a sign the first form and the last one could be used, and the longest task since. */
async function readMarks(page: Page, sign: 'pointerup' | 'focusin') {
  const usable = Object.values(formAnchors).map((id) => `usable ${id}`);
  await page.waitForFunction(
    (names) => names.every((name) => performance.getEntriesByName(name).length > 0),
    usable,
    { polling: 200 },
  );
  const [start = 0, first = 0, second = 0] = await page.evaluate(
    (names) => names.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
    [sign, ...usable],
  );
  const longestTask = await page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const tasks = list.getEntries().filter((entry) => entry.startTime >= since);
          resolve(Math.max(...tasks.map(({ duration }) => duration)));
        }).observe({ type: 'longtask', buffered: true });
      }),
    start,
  );
  return { first: first - start, last: Math.max(first, second) - start, longestTask };
}
