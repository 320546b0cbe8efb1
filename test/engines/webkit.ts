import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { freePort } from '../support/freePort';
import { findWebKit } from '../support/programs';
import type { BrowserOptions, Tab } from './visitor';

/** Opens WebKit, driven by Selenium over WebDriver. Its window needs a screen. */
export async function openWebKit({ scripts, cookies, size }: BrowserOptions): Promise<Tab> {
  const programs = findWebKit();
  if (programs === null) throw new Error('There is no WebKit.');
  const home = mkdtempSync(join(tmpdir(), 'casegood-webkit-'));
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const service = new DriverService(programs.driver, {
    loopback: true,
    port,
    args: [`--port=${port}`],
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      HOME: home,
      // A desktop's services would mount folders of theirs in this home.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    },
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: programs.browser,
      args: [
        '--automation',
        `--enable-javascript=${scripts}`,
        `--cookies-policy=${cookies ? 'always' : 'never'}`,
        // Nothing beyond this machine can be reached: nothing listens at the proxy.
        '--proxy=http://127.0.0.1:9',
        '--ignore-host=127.0.0.1',
      ],
    },
  });
  const page = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build();
  const evaluate = (expression: string) => page.executeScript<string>(`return ${expression}`);
  const window = page.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  // The window has toolbars of its own.
  const bars = size.height - Number(await evaluate('String(innerHeight)'));
  await window.setRect({ x: 0, y: 0, width: size.width, height: size.height + bars });
  const act = () => page.actions();
  return {
    goto: (address) => page.get(address),
    // A script that runs while its page is being left may never return here, so going back doesn’t use one.
    goBack: () => page.navigate().back(),
    evaluate,
    click: (css) => page.findElement(By.css(css)).click(),
    clickAt: (x, y) => act().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
    pressEscape: () => act().sendKeys(Key.ESCAPE).perform(),
    type: (text) => act().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await page.takeScreenshot(), 'base64'),
    async close() {
      await service.kill();
      screen.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
