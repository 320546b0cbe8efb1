import type { Page } from '@playwright/test';
import { type Browser, connect, launch, type Page as Tab } from 'puppeteer-core';
import { quietChromium } from '../../tools/setup/quietChromium';
import { missedTransition } from '../support/guard';
import { test as base, expect, SITE } from '../support/site';

/** Playwright attaches to every page, and Chromium prepares none for a page that is attached to in its way. */
const test = base.extend<{ tab: Tab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  tab: async ({}, use) => {
    const { CHROMIUM_PATH: executablePath } = process.env;
    const browser = await launch({ executablePath, args: quietChromium });
    await use(await browser.newPage());
    await browser.close();
  },
});

for (const path of ['/clients', '/privacy-policy']) {
  test(`pointing at the link to ${path} prerenders the page, which appears on click`, async ({
    tab,
  }) => {
    const asked: string[] = [];
    const said: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    tab.on('console', (message) => said.push(message.text()));
    tab.on('pageerror', (error) => said.push(String(error)));
    await tab.goto(`${SITE}/`);
    // The page itself, and then what it is drawn with.
    const prepared = [`${SITE}${path}`, '.woff2'].map((end) =>
      tab.waitForRequest((request) => request.url().endsWith(end)),
    );
    await tab.hover(`a[href="${path}"]`);
    await Promise.all(prepared);

    await tab.click(`a[href="${path}"]`);
    const start = () => activationStart(tab.browser(), SITE + path);
    await expect.poll(start).toBeGreaterThan(0);
    expect(asked.filter((address) => new URL(address).origin !== SITE)).toEqual([]);
    expect(asked.filter((address) => address.endsWith('.js'))).toEqual([]);
    expect(said.filter((text) => !missedTransition.test(text))).toEqual([]);
  });
}

/**
 * When a prepared page took the place of the one before, in milliseconds since it was requested; 0 if it hasn't. The
 * connection is a new one, since that of the page before may lose its page in the exchange.
 */
async function activationStart(browser: Browser, address: string): Promise<number> {
  const connection = await connect({ browserWSEndpoint: browser.wsEndpoint() });
  try {
    const page = (await connection.pages()).find((each) => each.url() === address);
    const start = await page?.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry !== undefined && 'activationStart' in entry ? entry.activationStart : 0;
    });
    return Number(start ?? 0);
  } finally {
    await connection.disconnect();
  }
}

/** Makes every page note whether it appears with a view transition. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = viewTransition === null ? 'none' : 'some';
    });
  });
}

for (const [reducedMotion, transition] of [
  ['no-preference', 'some'],
  ['reduce', 'none'],
] as const) {
  test(`with the motion preference ${reducedMotion}, pages change with ${transition} transition`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await watchTransitions(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'For Clients' }).click();
    await expect(page).toHaveURL('/clients');
    await expect(page.locator('html')).toHaveAttribute('data-transition', transition);
  });
}
