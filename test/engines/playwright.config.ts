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
      testDir: '.',
      // In Chromium, test/editing has it; where nothing can be saved in a folder, as in WebKit, it has no working copy.
      testMatch: ['paths/*.ts', ...(engineName === 'firefox' ? ['editing.ts'] : [])],
      use: { engineName },
      // See `visitor` in test.ts.
      retries: engineName === 'webkit' ? 1 : 0,
      dependencies: ['fixture'],
    })),
  ],
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Starting a browser counts towards a worker's first test.
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: 'list',
});
