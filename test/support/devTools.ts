import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';
import { quietChromium } from '../../tools/quietChromium';
import { missedTransition } from './guard';

/** A line to Chromium itself, to a tab or to a page in it. */
interface Session extends Pick<CDPSession, 'send'> {
  on<Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void): void;
}

/** What is listened to, as far as it is read. */
interface Events {
  'Log.entryAdded': { entry: { text: string } };
  'Network.requestWillBeSent': { request: { url: string } };
  'Page.loadEventFired': object;
  'Runtime.consoleAPICalled': { args: unknown[] };
  'Runtime.exceptionThrown': { exceptionDetails: { exception?: { description?: string } } };
  'Target.attachedToTarget': { sessionId: string };
}

/** The line to what has this id, or to Chromium itself. */
type Lines = (sessionId?: string) => Session;

/**
 * Starts a Chromium that is spoken to in its own protocol. Playwright attaches to every page by itself, and
 * Chromium prerenders nothing for a page that is attached to in this way: only for one that is reached through
 * its tab.
 */
function startChromium(): { lineTo: Lines; close(): Promise<void> } {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const child = spawn(
    process.env.CHROMIUM_PATH ?? 'chromium',
    [
      ...quietChromium,
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const [, , , write, read] = child.stdio;
  if (!isWritable(write) || !isReadable(read)) throw new Error('Chromium has no pipe to speak to.');
  const lineTo = speak(write, read);
  return {
    lineTo,
    async close() {
      await lineTo().send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function isWritable(stream: unknown): stream is Writable {
  return typeof stream === 'object' && stream !== null && 'write' in stream;
}

function isReadable(stream: unknown): stream is Readable {
  return typeof stream === 'object' && stream !== null && 'read' in stream;
}

/** Messages are JSON, each with a zero byte at its end. */
function speak(write: Writable, read: Readable): Lines {
  const heard = new EventEmitter();
  let lastId = 0;
  let rest = '';
  read.setEncoding('utf8');
  read.on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, sessionId, method, params, result, error } = JSON.parse(message);
      if (id === undefined) heard.emit(`${sessionId} ${method}`, params);
      else heard.emit(String(id), result, error);
    }
  });
  return (sessionId) => ({
    send(method, params) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        heard.once(String(id), (result, error) => {
          if (error === undefined) resolve(result);
          else reject(new Error(`${method}: ${error.message}`));
        });
        write.write(`${JSON.stringify({ id, sessionId, method, params })}\0`);
      });
    },
    on(name, hear) {
      heard.on(`${sessionId} ${name}`, hear);
    },
  });
}

/** A page in a tab, whether it is shown or only prepared. */
export interface TabPage {
  session: Session;
  /** The addresses that it has asked for. */
  asked: string[];
  /** What it has written to the console, thrown or broken of the content security policy. */
  said: string[];
  loaded: Promise<void>;
  /** Runs the body of an async function in it. */
  evaluate<Value>(body: string): Promise<Value>;
}

/** The one tab of a Chromium of its own. */
export interface Tab {
  /** Opens an address, and waits until it has loaded. */
  open(address: string): Promise<TabPage>;
  /** The next page that the tab begins to prepare. */
  nextPage(): Promise<TabPage>;
  close(): Promise<void>;
}

/** Starts a Chromium and follows all pages of its one tab, from before their first request on. */
export async function followTab(): Promise<Tab> {
  const { lineTo, close } = startChromium();
  const { targetInfos } = await lineTo().send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tabTarget] = targetInfos;
  if (tabTarget === undefined) throw new Error('Chromium has no tab.');
  const { targetId } = tabTarget;
  const attached = await lineTo().send('Target.attachToTarget', { targetId, flatten: true });
  const tab = lineTo(attached.sessionId);
  let announce: (page: Promise<TabPage>) => void = () => {};
  tab.on('Target.attachedToTarget', ({ sessionId }) => {
    announce(followPage(lineTo(sessionId)));
  });
  const nextPage = () =>
    new Promise<TabPage>((resolve) => {
      announce = resolve;
    });
  const begun = nextPage();
  await tab.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
  const page = await begun;
  return {
    async open(address) {
      await page.session.send('Page.navigate', { url: address });
      await page.loaded;
      return page;
    },
    nextPage,
    close,
  };
}

async function followPage(session: Session): Promise<TabPage> {
  const asked: string[] = [];
  const said: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => asked.push(request.url));
  session.on('Runtime.consoleAPICalled', ({ args }) => said.push(JSON.stringify(args)));
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception } }) => {
    const description = exception?.description ?? 'an exception without a description';
    if (!missedTransition.test(description)) said.push(description);
  });
  session.on('Log.entryAdded', ({ entry }) => said.push(entry.text));
  const loaded = new Promise<void>((resolve) => {
    session.on('Page.loadEventFired', () => resolve());
  });
  const enabled = (['Network', 'Runtime', 'Log', 'Page'] as const).map((domain) =>
    session.send(`${domain}.enable`),
  );
  await Promise.all([...enabled, session.send('Runtime.runIfWaitingForDebugger')]);
  return {
    session,
    asked,
    said,
    loaded,
    async evaluate(body) {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `(async () => {${body}})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result.value;
    },
  };
}
