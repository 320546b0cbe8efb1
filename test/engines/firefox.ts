import { launch } from 'puppeteer-core';
import { findFirefox } from '../support/programs';
import type { BrowserOptions, Tab } from './visitor';

/** Opens Firefox, driven by Puppeteer over WebDriver BiDi: Debian has no driver for Selenium. */
export async function openFirefox({ scripts, cookies, size }: BrowserOptions): Promise<Tab> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('There is no Firefox.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: size,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      // As on macOS, where a click doesn’t focus a button.
      'accessibility.mouse_focuses_formcontrol': 0,
      ...(!cookies && { 'network.cookie.cookieBehavior': 2 }),
      // Nothing beyond this machine can be reached: nothing listens at the proxy.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    // The driver's own goBack waits for a load, which a cached page doesn’t have.
    goBack: () => page.evaluate('void setTimeout(() => history.back())'),
    evaluate: async (expression) => String(await page.evaluate(expression)),
    async click(css) {
      // Puppeteer’s own click waits for an observer, which never calls back without scripts.
      const place = await page.$eval(css, (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
      });
      if (place === null) throw new Error(`${css} is not shown.`);
      await page.mouse.click(place.x, place.y);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    pressEscape: () => page.keyboard.press('Escape'),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
