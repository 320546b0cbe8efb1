import { expect } from '@playwright/test';
import { serveSite } from '../../tools/serve/serve';
import { INBOX, SITE } from './addresses';
import { type FaultyInbox, startInbox } from './faultyInbox';
import { PUBLIC, placeFixtureSite } from './fixtureSite';
import { test as base, type Guard } from './guard';

export { expect, type Guard, SITE };

interface TestFixtures {
  freshInbox: undefined;
}

interface WorkerFixtures {
  /** The stand-in for the form service, empty and without faults when a test begins. */
  inbox: FaultyInbox;
  siteServer: undefined;
}

/** A test of the site's behaviour, on the fixture site: its words are in test/fixture/content. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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

  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const inbox = await startInbox(Number(new URL(INBOX).port));
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],

  freshInbox: [
    async ({ inbox }, use) => {
      inbox.setFaults({});
      inbox.clear();
      await use(undefined);
    },
    { auto: true },
  ],
});
