import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { serveSite } from '../../tools/serve/serve';
import { REAL_SITE } from '../support/addresses';
import { test as base } from '../support/guard';

export { expect, REAL_SITE as SITE };

/** The site under test: the last build, or another folder. */
export const PUBLIC = process.env.BUILT_SITE ?? 'public';

/** A test of the real site, whatever its texts. */
export const test = base.extend<object, { siteServer: undefined }>({
  baseURL: REAL_SITE,
  ownOrigins: [REAL_SITE],

  siteServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      if (!existsSync(`${PUBLIC}/index.html`)) {
        throw new Error(`There is no built site in ${PUBLIC}. Run: npm run build`);
      }
      const server = await serveSite({ port: Number(new URL(REAL_SITE).port), root: PUBLIC });
      await use(undefined);
      await server.close();
    },
    { scope: 'worker', auto: true },
  ],
});
