import { type LaunchOptions, launch } from 'puppeteer-core';
import { quietChromium } from '../../tools/setup/quietChromium';
import { findFirefox } from '../support/programs.mjs';
import type { Engine, StartOptions } from './visitor';

/** Chromium, driven by Puppeteer over its own protocol. */
export function startChromium({ scripts }: StartOptions): Promise<Engine> {
  return start(
    {
      executablePath: process.env.CHROMIUM_PATH,
      args: quietChromium,
      // Without this flag its scrollbars take room, as on a visitor's machine.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
    scripts,
  );
}

/**
 * Firefox, driven by Puppeteer over WebDriver BiDi. (Playwright 1.65 can start Debian's Firefox 153 too, by the channel
 * `moz-firefox`, but not open a page: it sends `emulation.setMediaFeaturesOverride`, which that release doesn't know.)
 */
export async function startFirefox({ scripts, cookies }: StartOptions): Promise<Engine> {
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
}

async function start(options: LaunchOptions, scripts = true): Promise<Engine> {
  const browser = await launch(options);
  return {
    async openTab(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      // Firefox only accepts this at startup.
      if (!scripts) await page.setJavaScriptEnabled(false);
      return {
        goto: (address) => page.goto(address),
        // The driver's own goBack waits for a load, which a cached page doesn’t have.
        goBack: () => page.evaluate('void setTimeout(() => history.back())'),
        evaluate: async (expression) => String(await page.evaluate(expression)),
        movePointer: (x, y) => page.mouse.move(x, y),
        pressPointer: () => page.mouse.down(),
        releasePointer: () => page.mouse.up(),
        pressKey: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
