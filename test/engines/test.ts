import { test as base, expect } from '@playwright/test';
import { INBOX } from '../support/addresses';
import { type FaultyInbox, startInbox } from '../support/faultyInbox';
import { startChromium, startFirefox } from './drivers/puppeteer';
import { startWebKit } from './drivers/webkit';
import type { Engine, StartOptions } from './engine';
import { serveListeningSite } from './site';
import { Visitor } from './visitor';

export { expect };

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** WebKit's window is never narrower than that of the phone. */
const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 450, height: 800 } };

export interface EngineOptions extends StartOptions {
  engineName: keyof typeof engines;
}

interface Fixtures {
  window: keyof typeof windows;
  /** A new visitor. Console output fails the test at its end, unless it was expected. */
  visitor: Visitor;
}

interface WorkerFixtures {
  engine: Engine;
  /** The stand-in for the form service. */
  inbox: FaultyInbox;
  /** The address of the site, whose forms go to the inbox. */
  site: string;
}

export const test = base.extend<Fixtures, WorkerFixtures & EngineOptions>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  scripts: [true, { option: true, scope: 'worker' }],
  cookies: [true, { option: true, scope: 'worker' }],
  window: ['desktop', { option: true }],

  engine: [
    async ({ engineName, scripts, cookies }, use) => {
      const engine = await engines[engineName]({ scripts, cookies });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],

  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const inbox = await startInbox(Number(new URL(INBOX).port));
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await serveListeningSite();
      await use(site.address);
      await site.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ engine, window, site, inbox }, use, testInfo) => {
    inbox.setFaults({});
    inbox.clear();
    const visitor = new Visitor(await engine.openTab(windows[window]), site);
    await use(visitor);
    const consoleErrors = await visitor.consoleErrors();
    if (testInfo.status !== testInfo.expectedStatus) {
      const picture = await visitor.screenshot();
      await testInfo.attach('screenshot', { body: picture, contentType: 'image/png' });
      await testInfo.attach('console', {
        body: consoleErrors.join('\n'),
        contentType: 'text/plain',
      });
    }
    await visitor.close();
    expect(consoleErrors, 'what the console showed').toEqual([]);
  },
});
