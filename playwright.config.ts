import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './test/engines/test';
import { findChromium, quietChromium } from './tools/setup/chromium';

// Workers read this file again; the variable spares them the search. If there is none, `install Chromium` does so first.
process.env.CHROMIUM_PATH ||= findChromium() ?? '';
const browserTests = { dependencies: ['install Chromium', 'fixture'] };
/** For programs that are slow to start: other engines, and the editor with its preview. */
const patient = {
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
};

/** One journey for each promise that a change of a page may break. The rest of their folders is `page`. */
const journeys = [
  'page/{menu,siteLinks}.spec.ts',
  'islands/{loading,takeover}.spec.ts',
  'request-form/{dialog,sending,validation}.spec.ts',
  'video/*.spec.ts',
];
const realSite = { builtFolder: 'public' };
const files = ['site/{markup,metadata,specification}.spec.ts', 'islands/islandFiles.spec.ts'];

export default defineConfig<EngineOptions>({
  testDir: 'test',
  globalSetup: './test/support/prepareRun.ts',
  projects: [
    { name: 'fixture', testMatch: 'support/fixture.setup.ts' },
    ...['Chromium', 'Firefox', 'WebKit', 'nginx'].map((program) => ({
      name: `install ${program}`,
      testMatch: 'support/program.setup.ts',
      metadata: { program },
    })),
    // Tests that need no browser.
    { name: 'files', testMatch: files, metadata: realSite, dependencies: ['fixture'] },
    {
      name: 'site',
      testMatch: 'site/*.spec.ts',
      testIgnore: [...files, 'site/lighthouse.spec.ts'],
      metadata: realSite,
      dependencies: ['install Chromium'],
    },
    { name: 'browser', testMatch: journeys, ...browserTests },
    {
      name: 'page',
      testMatch: '{page,islands,request-form}/*.spec.ts',
      testIgnore: [...files, ...journeys],
      ...browserTests,
    },
    { name: 'accessibility', testMatch: 'accessibility/*.spec.ts', ...browserTests },
    {
      // The tests of the real site that hold with any words and pictures, on the fixture site.
      name: 'words',
      testMatch: 'site/*.spec.ts',
      testIgnore: 'site/{specification,budgets}.spec.ts',
      ...browserTests,
    },
    { name: 'builds', testMatch: 'builds/*.spec.ts', workers: 1, ...browserTests },
    { name: 'editing', testMatch: 'editing/*.spec.ts', ...browserTests, ...patient },
    { name: 'hosts', testMatch: 'hosts/*.spec.ts', dependencies: ['fixture', 'install nginx'] },
    ...(['Firefox', 'WebKit'] as const).map((engine) => ({
      name: engine.toLowerCase(),
      testMatch: 'engines/*.spec.ts',
      use: { engine },
      dependencies: ['fixture', `install ${engine}`],
      ...patient,
    })),
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
    // Without a copy of the page for each step, which takes a tenth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Less than any test's own time, so that a failure names the missing element.
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
