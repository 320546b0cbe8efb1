import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './test';

/** Each path runs in three engines: npm run test:engines finds or installs them. */
export default defineConfig<EngineOptions>({
  globalSetup: '../support/prepareRun.ts',
  outputDir: '../../test-results/engines',
  projects: [
    { name: 'fixture', testDir: '../support', testMatch: 'fixture.setup.ts' },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engineName) => ({
      name: engineName,
      testDir: 'paths',
      testMatch: '*.ts',
      use: { engineName },
      dependencies: ['fixture'],
    })),
  ],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Starting a browser counts towards a worker's first test.
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: 'list',
});
