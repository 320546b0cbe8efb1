import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { freePort } from '../../support/freePort';
import { findWebKit } from '../../support/programs.mjs';
import type { Size, StartEngine, Tab } from '../engine';
import { startScreen } from './screen';

/** How long a window may take to open. */
const WINDOW_MS = 20_000;

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: ' ' };

/** WebKit, driven by Selenium over WebDriver. Its window needs a screen. */
export const startWebKit: StartEngine = async ({ scripts }) => {
  const programs = findWebKit();
  if (programs === null) throw new Error('There is no WebKit. Run: npm run test:engines');
  const home = mkdtempSync(join(tmpdir(), 'casegood-webkit-'));
  const { driver } = programs;
  const screen = await startScreen(programs.screen);
  async function startService() {
    const port = await freePort();
    return new DriverService(driver, {
      loopback: true,
      port,
      args: [`--port=${port}`],
      env: { ...process.env, DISPLAY: screen.name, HOME: home },
    });
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programs.browser,
      args: [
        '--automation',
        `--enable-javascript=${scripts}`,
        // Nothing beyond this machine can be reached: nothing listens at the proxy.
        '--proxy=http://127.0.0.1:9',
        '--ignore-host=127.0.0.1',
      ],
    },
  });
  let service = await startService();
  const open = async () =>
    new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilities)
      .build();
  return {
    async openTab(size) {
      // Its driver sometimes never answers when asked for a window; then another one is started.
      const page = await Promise.race([open(), setTimeout(WINDOW_MS)]);
      if (page !== undefined) return openTab(page, size);
      await service.kill();
      service = await startService();
      return openTab(await open(), size);
    },
    async close() {
      await service.kill();
      await screen.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

async function openTab(page: WebDriver, size: Size): Promise<Tab> {
  const evaluate = (expression: string) => page.executeScript<string>(`return ${expression}`);
  const window = page.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  // The window has toolbars of its own.
  const bars = size.height - Number(await evaluate('String(innerHeight)'));
  await window.setRect({ x: 0, y: 0, width: size.width, height: size.height + bars });

  return {
    goto: (address) => page.get(address),
    // A script that runs while its page is being left may never return here, so going back doesn’t use one.
    goBack: () => page.navigate().back(),
    evaluate,
    movePointer: (x, y) =>
      page.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).perform(),
    pressPointer: () => page.actions().press().perform(),
    releasePointer: () => page.actions().release().perform(),
    async pressKey(key) {
      if (key === 'Shift+Tab') {
        await page.actions().keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform();
      } else {
        await page.actions().sendKeys(keys[key]).perform();
      }
    },
    type: (text) => page.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await page.takeScreenshot(), 'base64'),
    close: () => page.quit(),
  };
}
