import { defineConfig } from '@playwright/test';

/** What each host runs, or the closest available: npm run test:hosts installs it. */
export default defineConfig({
  globalSetup: '../support/prepareRun.ts',
  projects: [
    { name: 'fixture', testDir: '../support', testMatch: 'fixture.setup.ts' },
    { name: 'hosts', testDir: '.', dependencies: ['fixture'] },
  ],
  outputDir: '../../test-results/hosts',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // All serve the site at the same address, the one that it was built for.
  workers: 1,
  // A build is part of some tests.
  timeout: 600_000,
  reporter: 'list',
});
