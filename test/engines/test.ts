import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { filesBelow } from '../../kit/build/files';
import { serveSite } from '../../tools/serve/serve';
import { SITE } from '../support/addresses';
import { PUBLIC, placeFixtureSite } from '../support/fixtureSite';
import { test as withInbox } from '../support/inboxTest';
import { Visitor } from './visitor';
import { type BrowserOptions, openFirefox, openWebKit } from './webdriver';

export { expect };

const engines = { Firefox: openFirefox, WebKit: openWebKit };

export interface EngineOptions {
  engine: keyof typeof engines;
}

interface Fixtures extends BrowserOptions {
  /** The inside of the window, in CSS pixels. */
  size: { width: number; height: number };
  /** A new visitor, with a browser of their own. What goes wrong on a page fails the test at its end. */
  visitor: Visitor;
}

export const test = withInbox.extend<Fixtures, EngineOptions & { site: string }>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  scripts: [true, { option: true }],
  cookies: [true, { option: true }],
  size: [{ width: 1280, height: 800 }, { option: true }],

  /** The address of the fixture site, whose pages record what goes wrong on them. */
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      placeFixtureSite();
      for (const file of filesBelow(PUBLIC)) {
        if (/\.(?:br|gz)$/.test(file)) rmSync(file);
        if (!file.endsWith('.html')) continue;
        const page = readFileSync(file, 'utf8');
        // The policy allows an external script.
        writeFileSync(file, page.replace('<head>', '<head><script src="/faults.js"></script>'));
      }
      writeFileSync(join(PUBLIC, 'faults.js'), `(${recordFaults})()`);
      const server = await serveSite({ port: Number(new URL(SITE).port), root: PUBLIC });
      await use(server.address);
      await server.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ engine, scripts, cookies, size, site }, use, testInfo) => {
    const session = await engines[engine]({ scripts, cookies });
    const visitor = new Visitor(session, site);
    try {
      await visitor.resize(size.width, size.height);
      await use(visitor);
      const body = await visitor.screenshot();
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      const faults = await visitor.evaluate((): string[] => JSON.parse(window.name || '[]'));
      expect(faults, 'what went wrong on the pages').toEqual([]);
    } finally {
      await session.close();
    }
  },
});

/** Runs in every page before its own scripts: not every driver reports the console. */
function recordFaults(): void {
  const keep = (fault: string) => {
    // Unlike storage, no browser blocks a tab's name, and it outlives the page.
    window.name = JSON.stringify([...JSON.parse(window.name || '[]'), fault]);
  };
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => keep(words.map(String).join(' '));
  }
  addEventListener('error', ({ message = 'a file was not loaded' }) => keep(message), true);
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`${effectiveDirective} refused ${blockedURI}`),
  );
}
