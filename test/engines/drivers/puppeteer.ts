import { type Browser, type LaunchOptions, launch } from 'puppeteer-core';
import { quietChromium } from '../../../tools/setup/quietChromium';
import { findFirefox } from '../../support/programs.mjs';
import type { Key, Size, StartEngine, Tab } from '../engine';

const keys: Record<Key, ('Shift' | 'Tab' | 'Enter' | 'Escape' | 'Space')[]> = {
  Tab: ['Tab'],
  'Shift+Tab': ['Shift', 'Tab'],
  Enter: ['Enter'],
  Escape: ['Escape'],
  Space: ['Space'],
};

/** Chromium, driven by Puppeteer over its own protocol. */
export const startChromium: StartEngine = ({ scripts }) =>
  start(
    {
      executablePath: process.env.CHROMIUM_PATH,
      args: quietChromium,
      // Without this flag its scrollbars take room, as on a visitor's machine.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
    scripts,
  );

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export const startFirefox: StartEngine = ({ scripts, cookies }) => {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('There is no Firefox. Run: npm run test:engines');
  return start({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      ...(!cookies && { 'network.cookie.cookieBehavior': 2 }),
      // Nothing beyond this machine can be reached: nothing listens at the proxy.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  });
};

async function start(options: LaunchOptions, scripts = true) {
  const browser = await launch(options);
  return {
    openTab: (size: Size) => openTab(browser, size, scripts),
    close: () => browser.close(),
  };
}

async function openTab(browser: Browser, size: Size, scripts: boolean): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  // Firefox only accepts this at startup.
  if (!scripts) await page.setJavaScriptEnabled(false);

  return {
    goto: async (address) => {
      await page.goto(address);
    },
    // The driver's own goBack waits for a load, which a cached page doesn’t have.
    goBack: () => page.evaluate('void setTimeout(() => history.back())'),
    evaluate: async (expression) => String(await page.evaluate(expression)),
    movePointer: (x, y) => page.mouse.move(x, y),
    pressPointer: () => page.mouse.down(),
    releasePointer: () => page.mouse.up(),
    async pressKey(key) {
      for (const each of keys[key]) await page.keyboard.down(each);
      for (const each of keys[key].toReversed()) await page.keyboard.up(each);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
