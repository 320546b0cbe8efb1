import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './test';

/** What differs between engines, in the two that no other suite runs in: npm run test:engines installs them. */
export default defineConfig<EngineOptions>({
  globalSetup: '../support/prepareRun.ts',
  outputDir: '../../test-results/engines',
  projects: [
    { name: 'fixture', testDir: '../support', testMatch: 'fixture.setup.ts' },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      use: { engine },
      dependencies: ['fixture'],
    })),
  ],
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: 'list',
});
