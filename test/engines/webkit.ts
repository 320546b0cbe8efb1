import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/freePort';
import { findWebKit } from '../support/programs';
import { startProgram } from '../support/startProgram';
import type { BrowserOptions, Tab } from './visitor';

/** By this key WebDriver names an element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const ESCAPE = '\uE00C';

/** Opens WebKit, driven over WebDriver. Its window needs a screen. */
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
  const driver = startProgram(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      HOME: home,
      // A desktop's services would mount folders of theirs in this home.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    },
  });
  let session = `http://127.0.0.1:${port}`;
  await driver.waitUntil(() =>
    fetch(`${session}/status`).then(
      () => true,
      () => false,
    ),
  );

  /** Sends a command, and returns its value. */
  async function command(path: string, body?: object) {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(session + path, init);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKit: ${value.message || value.error} (${path})`);
    return value;
  }

  const options = {
    binary: programs.browser,
    args: [
      '--automation',
      `--enable-javascript=${scripts}`,
      `--cookies-policy=${cookies ? 'always' : 'never'}`,
      // Nothing beyond this machine can be reached: nothing listens at the proxy.
      '--proxy=http://127.0.0.1:9',
      '--ignore-host=127.0.0.1',
    ],
  };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  session += `/session/${(await command('/session', { capabilities: { alwaysMatch } })).sessionId}`;
  const evaluate = (expression: string): Promise<string> =>
    command('/execute/sync', { script: `return ${expression}`, args: [] });
  const resize = (width: number, height: number) =>
    command('/window/rect', { x: 0, y: 0, width, height });
  await resize(size.width, size.height);
  // The window has toolbars of its own.
  const bars = size.height - Number(await evaluate('String(innerHeight)'));
  await resize(size.width, size.height + bars);

  const press = (keys: string): Promise<void> => {
    const actions = [...keys].flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value })),
    );
    return command('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    goto: (url) => command('/url', { url }),
    // A script that runs while its page is being left may never return here, so going back doesn’t use one.
    goBack: () => command('/back', {}),
    evaluate,
    async click(css) {
      const found = await command('/element', { using: 'css selector', value: css });
      await command(`/element/${found[elementKey]}/click`, {});
    },
    clickAt(x, y) {
      const actions = [
        { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      return command('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    pressEscape: () => press(ESCAPE),
    type: press,
    screenshot: async () => Buffer.from(await command('/screenshot'), 'base64'),
    async close() {
      await driver.stop();
      screen.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
