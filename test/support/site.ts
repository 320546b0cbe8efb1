import { expect, mergeTests } from '@playwright/test';
import { serveSite } from '../../tools/serve/serve';
import { INBOX, SITE } from './addresses';
import { PUBLIC, placeFixtureSite } from './fixtureSite';
import { type Guard, test as guarded } from './guard';
import { test as withInbox } from './inboxTest';

export { expect, type Guard, SITE };

/**
 * A test on the fixture site, whose words are in test/fixture/content; or on the real site, where its project names the
 * folder.
 */
export const test = mergeTests(guarded, withInbox).extend<object, { siteServer: undefined }>({
  baseURL: SITE,
  ownOrigins: [SITE, INBOX],

  siteServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, { project }) => {
      if (project.metadata.builtFolder === undefined) placeFixtureSite();
      const root = project.metadata.builtFolder ?? PUBLIC;
      const server = await serveSite({ port: Number(new URL(SITE).port), root });
      await use(undefined);
      await server.close();
    },
    { scope: 'worker', auto: true },
  ],
});
