import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/freePort';
import { findFirefox, findWebKit } from '../support/programs';
import { startProgram } from '../support/startProgram';

/*
 * Firefox and WebKit by the commands of WebDriver, https://www.w3.org/TR/webdriver2: WebKit’s driver takes them over HTTP, and
 * Firefox itself, for which Debian has no driver, over a socket of its own,
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html.
 */

export interface BrowserOptions {
  /** Whether it runs the scripts of pages. */
  scripts: boolean;
  /** Whether it accepts cookies. */
  cookies: boolean;
}

export interface Session {
  /** Sends a command, by its name in Firefox and its path in WebKit, and returns its value. */
  send(name: string, path: string, body?: object): Promise<unknown>;
  /** Ends the browser. */
  close(): Promise<void>;
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'casegood-browser-'));
}

/** Starts Firefox. Nothing beyond this machine can be reached: nothing listens at the proxy. */
export async function openFirefox({ scripts, cookies }: BrowserOptions): Promise<Session> {
  const program = findFirefox();
  if (program === null) throw new Error('There is no Firefox.');
  const [profile, port] = [temporaryFolder(), await freePort()];
  const settings = {
    'marionette.port': port,
    'javascript.enabled': scripts,
    // As on macOS, where a click doesn’t focus a button.
    'accessibility.mouse_focuses_formcontrol': 0,
    'network.cookie.cookieBehavior': cookies ? 0 : 2,
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const browser = startProgram(program, args);
  await browser.waitUntil(() => isAnswered(port));
  const socket = connect(port, '127.0.0.1');
  const answers: ((answer: unknown[]) => void)[] = [];
  let received = Buffer.alloc(0);
  // Each message is preceded by its length and a colon, and the first tells of the browser.
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.toString('latin1', 0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      if (Array.isArray(message)) answers.shift()?.(message);
    }
  });
  let count = 0;
  async function send(name: string, _path: string, body = {}) {
    const message = JSON.stringify([0, count++, `WebDriver:${name}`, body]);
    const answered = new Promise<unknown[]>((resolve) => answers.push(resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answered;
    if (error) throw new Error(`Firefox: ${JSON.stringify(error)} (${name})`);
    return Object(result).value;
  }
  await send('NewSession', '');
  return {
    send,
    async close() {
      socket.destroy();
      await browser.stop();
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

function isAnswered(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => {
      socket.destroy();
      return true;
    },
    () => false,
  );
}

/** Starts WebKit, whose window needs a screen. */
export async function openWebKit({ scripts, cookies }: BrowserOptions): Promise<Session> {
  const programs = findWebKit();
  if (programs === null) throw new Error('There is no WebKit.');
  const [home, port] = [temporaryFolder(), await freePort()];
  const display = `:${port}`;
  const screen = startProgram(programs.screen, [display, '-screen', '0', '1600x1600x24']);
  const driver = startProgram(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      // A desktop's services would mount folders of theirs in this home.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    },
  });
  let session = `http://127.0.0.1:${port}`;
  await driver.waitUntil(() => isAnswered(port));

  async function send(_name: string, path: string, body?: object) {
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
      '--proxy=http://127.0.0.1:9',
      '--ignore-host=127.0.0.1',
    ],
  };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId } = await send('', '/session', { capabilities: { alwaysMatch } });
  session += `/session/${sessionId}`;
  return {
    send,
    async close() {
      await driver.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
