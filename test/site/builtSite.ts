import { expect } from '@playwright/test';
import { serveSite } from '../../tools/serve/serve';
import { REAL_SITE } from '../support/addresses';
import { test as base } from '../support/guard';
import { builtFolder } from './builtPages';

export { expect, REAL_SITE as SITE };

/** A test of the real site, whatever its texts. */
export const test = base.extend<object, { siteServer: undefined }>({
  baseURL: REAL_SITE,
  ownOrigins: [REAL_SITE],

  siteServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, { project }) => {
      const port = Number(new URL(REAL_SITE).port);
      const server = await serveSite({ port, root: builtFolder(project) });
      await use(undefined);
      await server.close();
    },
    { scope: 'worker', auto: true },
  ],
});
