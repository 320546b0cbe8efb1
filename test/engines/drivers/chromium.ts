import { type Browser, chromium } from '@playwright/test';
import { quietChromium } from '../../../tools/quietChromium';
import type { Size, StartEngine, Tab } from '../engine';

/** Chromium, driven by Playwright. */
export const startChromium: StartEngine = async ({ scripts }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: quietChromium,
    // Without these flags it keeps pages for Back, and its scrollbars take room, as on a visitor's machine.
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
  });
  return {
    openTab: (size) => openTab(browser, size, scripts),
    close: () => browser.close(),
  };
};

async function openTab(browser: Browser, viewport: Size, scripts: boolean): Promise<Tab> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: scripts });
  const page = await context.newPage();

  return {
    goto: async (address) => {
      await page.goto(address);
    },
    // The driver's own way back waits for a load, and a page that was kept has none.
    goBack: () => page.evaluate('void setTimeout(() => history.back())'),
    evaluate: (expression) => page.evaluate<string>(expression),
    movePointer: (x, y) => page.mouse.move(x, y),
    pressPointer: () => page.mouse.down(),
    releasePointer: () => page.mouse.up(),
    pressKey: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
