import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { freePort } from '../support/freePort';
import { findWebKit } from '../support/programs.mjs';
import type { Engine, Size, StartOptions, Tab } from './visitor';

/** How long a window may take to open. */
const WINDOW_MS = 20_000;

/** How long a command may take. */
const COMMAND_MS = 30_000;

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

/** WebKit, driven by Selenium over WebDriver. Its window needs a screen. */
export async function startWebKit({ scripts }: StartOptions): Promise<Engine> {
  const programs = findWebKit();
  if (programs === null) throw new Error('There is no WebKit. Run: npm run test:engines');
  const home = mkdtempSync(join(tmpdir(), 'casegood-webkit-'));
  const { driver } = programs;
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await once(screen.stdout, 'data');
  async function startService() {
    const port = await freePort();
    return new DriverService(driver, {
      loopback: true,
      port,
      args: [`--port=${port}`],
      env: { ...process.env, DISPLAY: `:${String(display).trim()}`, HOME: home },
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
      screen.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function openTab(page: WebDriver, size: Size): Promise<Tab> {
  let hasStalled = false;
  /** The answer to a command. In rare cases the driver stops answering, on pages that are as they should be. */
  async function answerTo<Answer>(command: Promise<Answer>): Promise<Answer> {
    const answered = await Promise.race([
      command.then((answer) => ({ answer })),
      setTimeout(COMMAND_MS, undefined, { ref: false }),
    ]);
    if (answered !== undefined) return answered.answer;
    hasStalled = true;
    throw new Error(`WebKit’s driver gave no answer within ${COMMAND_MS / 1000} s.`);
  }
  const evaluate = (expression: string) =>
    answerTo(page.executeScript<string>(`return ${expression}`));
  const window = page.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  // The window has toolbars of its own.
  const bars = size.height - Number(await evaluate('String(innerHeight)'));
  await window.setRect({ x: 0, y: 0, width: size.width, height: size.height + bars });
  const act = () => page.actions();
  return {
    hasStalled: () => hasStalled,
    goto: (address) => answerTo(page.get(address)),
    // A script that runs while its page is being left may never return here, so going back doesn’t use one.
    goBack: () => answerTo(page.navigate().back()),
    evaluate,
    movePointer: (x, y) =>
      answerTo(act().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).perform()),
    pressPointer: () => answerTo(act().press().perform()),
    releasePointer: () => answerTo(act().release().perform()),
    pressKey: (key) => answerTo(act().sendKeys(keys[key]).perform()),
    type: (text) => answerTo(act().sendKeys(text).perform()),
    screenshot: async () => Buffer.from(await answerTo(page.takeScreenshot()), 'base64'),
    close: () => answerTo(page.quit()),
  };
}
