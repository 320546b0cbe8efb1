import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test as withInbox } from '../support/inboxTest';
import { startChromium, startFirefox } from './puppeteer';
import { serveListeningSite } from './site';
import { type Engine, type StartOptions, Visitor } from './visitor';
import { startWebKit } from './webkit';

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
  /** The address of the site, whose forms go to the inbox. */
  site: string;
}

export const test = withInbox.extend<Fixtures, WorkerFixtures & EngineOptions>({
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

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await serveListeningSite();
      await use(site.address);
      await site.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ engine, window, site }, use, testInfo) => {
    // A second try is only for a driver that stopped answering, never for a page that did something else.
    const stalled = join(testInfo.project.outputDir, `${testInfo.testId}.stalled`);
    if (testInfo.retry > 0 && !existsSync(stalled))
      throw new Error('This failed on the first try.');
    const visitor = new Visitor(await engine.openTab(windows[window]), site);
    await use(visitor);
    if (visitor.tab.hasStalled?.()) {
      writeFileSync(stalled, '');
      throw new Error('The driver stopped answering.');
    }
    const consoleErrors = await visitor.consoleErrors();
    if (testInfo.status !== testInfo.expectedStatus) {
      const picture = await visitor.tab.screenshot();
      await testInfo.attach('screenshot', { body: picture, contentType: 'image/png' });
    }
    await visitor.tab.close();
    expect(consoleErrors, 'what the console showed').toEqual([]);
  },
});
