import { expect, mergeTests } from '@playwright/test';
import { serveSite } from '../../tools/serve/serve';
import { INBOX, SITE } from './addresses';
import { PUBLIC, placeFixtureSite } from './fixtureSite';
import { type Guard, test as guarded } from './guard';
import { test as withInbox } from './inboxTest';

export { expect, type Guard, SITE };

/** A test of the site's behaviour, on the fixture site: its words are in test/fixture/content. */
export const test = mergeTests(guarded, withInbox).extend<object, { siteServer: undefined }>({
  baseURL: SITE,
  ownOrigins: [SITE, INBOX],

  siteServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      placeFixtureSite();
      const server = await serveSite({ port: Number(new URL(SITE).port), root: PUBLIC });
      await use(undefined);
      await server.close();
    },
    { scope: 'worker', auto: true },
  ],
});
