import type { Page } from '@playwright/test';
import type { FaultyInbox } from '../support/faultyInbox';
import { expect } from '../support/site';

type Ending = 'continue' | 'abort';

/** Holds back the scripts that a page requests from now on, until told to let them through or to drop them. */
export async function holdScripts(page: Page) {
  const held: ((how: Ending) => void)[] = [];
  await page.unrouteAll();
  await page.route('**/*.js', async (route) => {
    const how = await new Promise<Ending>((resolve) => held.push(resolve));
    if (how === 'continue') await route.continue();
    else await route.abort('connectionreset');
  });
  return {
    /** Waits until both scripts have been requested. */
    requested: () => expect.poll(() => held.length).toBe(2),
    end(how: Ending) {
      for (const resolve of held) resolve(how);
    },
  };
}

/** Expects one request, with the values that tests type, which the browser itself has sent. */
export async function expectSentNatively(page: Page, inbox: FaultyInbox, requestType: string) {
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(inbox.arrivals).toHaveLength(1);
  expect(inbox.requests[0]).toMatchObject({
    contentType: 'application/x-www-form-urlencoded',
    fields: { name: 'Robin Field', message: expect.stringMatching(/^Two floors/), requestType },
  });
}
