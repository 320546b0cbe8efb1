import { test as base } from '@playwright/test';
import { INBOX } from './addresses';
import { type FaultyInbox, startFaultyInbox } from './faultyInbox';

interface WorkerFixtures {
  /** The stand-in for the form service, empty and without faults when a test begins. */
  inbox: FaultyInbox;
}

export const test = base.extend<{ freshInbox: undefined }, WorkerFixtures>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const inbox = await startFaultyInbox(Number(new URL(INBOX).port));
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
