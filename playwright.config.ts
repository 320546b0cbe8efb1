import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/setup/chromium.mjs';
import { quietChromium } from './tools/setup/quietChromium';

// Workers read this file again; the variable spares them the search. If there is none, `chromium` installs one first.
process.env.CHROMIUM_PATH ||= findChromium() ?? '';
const browserTests = { dependencies: ['chromium', 'fixture'] };

const files = ['site/{markup,metadata,specification}.spec.ts', 'islands/islandFiles.spec.ts'];

export default defineConfig({
  testDir: 'test',
  globalSetup: './test/support/prepareRun.ts',
  projects: [
    { name: 'chromium', testMatch: 'support/chromium.setup.ts' },
    { name: 'fixture', testMatch: 'support/fixture.setup.ts' },
    // What needs no browser.
    { name: 'files', testMatch: files, dependencies: ['fixture'] },
    // The real site, unless another is named.
    {
      name: 'site',
      testMatch: 'site/*.spec.ts',
      testIgnore: files,
      dependencies: ['chromium', ...(process.env.BUILT_SITE ? ['fixture'] : [])],
    },
    {
      name: 'browser',
      testMatch: '{page,islands,request-form,video}/*.spec.ts',
      testIgnore: files,
      ...browserTests,
    },
    // These take minutes, and have commands of their own.
    { name: 'accessibility', testMatch: 'accessibility/*.spec.ts', ...browserTests },
    { name: 'builds', testMatch: 'builds/*.spec.ts', ...browserTests },
    { name: 'editing', testMatch: 'editing/*.spec.ts', ...browserTests },
  ],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Each has a site, an inbox and ports of its own.
  workers: 2,
  reporter: 'list',
  // A machine may be slow: nothing here says how quick the site is.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // Less than any test's own time, so that what is not there is told by name.
    actionTimeout: 25_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...quietChromium,
        // How early a lazy picture is fetched depends on the connection, which must not depend on the machine.
        '--force-effective-connection-type=4G',
      ],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
});
