import type { BrowserContext, Page } from '@playwright/test';
import type { FaultyInbox } from '../support/faultyInbox';
import { failedRequest } from '../support/guard';
import { expect, test } from '../support/site';
import {
  demo,
  expectAllKept,
  expectToast,
  failed,
  fillIn,
  openRequest,
  submit,
  typed,
  watchToast,
} from '../support/visitor';

interface Visit {
  inbox: FaultyInbox;
  page: Page;
  context: BrowserContext;
}

interface Failure {
  what: string;
  begin: (visit: Visit) => void | Promise<void>;
  /** What ends it, where it does not end by itself. */
  end?: (visit: Visit) => void | Promise<void>;
  /** How the line begins that the site logs. */
  log: string;
}

/** The reason that follows is the browser's own. */
const unreachable = 'The request could not be sent: ';

const failures: Failure[] = [
  ...[404, 429, 500].map((status) => ({
    what: `the status ${status}`,
    begin: ({ inbox }: Visit) => inbox.setFaults({ status, times: 1 }),
    log: `The request could not be sent: the form service answered with status ${status}`,
  })),
  {
    what: 'a redirect to an answer without CORS headers',
    begin: ({ inbox }) => inbox.setFaults({ redirect: { location: '/thanks?cors=no' }, times: 1 }),
    log: unreachable,
  },
  {
    what: 'a connection that is dropped before the answer',
    begin: ({ inbox }) => inbox.setFaults({ reset: 'before', times: 1 }),
    log: unreachable,
  },
  {
    what: 'a connection that is dropped in the middle of the answer',
    begin: ({ inbox }) => inbox.setFaults({ reset: 'midHeaders', times: 1 }),
    log: unreachable,
  },
  {
    what: 'a service that is down',
    begin: ({ inbox }) => inbox.close(),
    end: ({ inbox }) => inbox.reopen(),
    log: unreachable,
  },
  {
    what: 'a service whose name is not known',
    begin: ({ page, inbox }) =>
      page.route(inbox.endpoint, (route) => route.continue({ url: 'http://forms.invalid/' }), {
        times: 1,
      }),
    log: unreachable,
  },
  {
    what: 'a lost connection to the internet',
    begin: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
    log: unreachable,
  },
  {
    what: 'an answer without CORS headers',
    begin: ({ inbox }) => inbox.setFaults({ cors: false, times: 1 }),
    log: unreachable,
  },
  {
    what: 'a refused preflight',
    begin: ({ inbox }) => inbox.setFaults({ preflight: false, times: 1 }),
    log: unreachable,
  },
];

/** The two forms differ in words alone. */
const mode = demo;

for (const { what, begin, end, log } of failures) {
  test(`${what} is logged and told, and the next try works`, async ({
    page,
    context,
    inbox,
    guard,
  }) => {
    guard.allowConsole(/^The request could not be sent: /);
    guard.allowConsole(failedRequest);
    await page.goto('/');
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await begin({ inbox, page, context });

    const logged = page.waitForEvent('console', (message) => message.text().startsWith(log));
    const stateAtToast = await watchToast(dialog);
    await submit(dialog, mode);
    expect((await logged).type()).toBe('error');
    expect(await stateAtToast()).toEqual({ disabled: [], focused: true });
    await expectToast(dialog, 'Error', failed);
    await expect(dialog).toBeVisible();
    await expectAllKept(dialog, mode);
    const again = dialog.getByRole('button', { name: mode.submit, exact: true });
    await expect(again).toBeFocused();

    await end?.({ inbox, page, context });
    inbox.clear();
    await again.press('Enter');
    await expectToast(page, 'Success!', mode.success);
    await expect(dialog).toBeHidden();
    expect(inbox.requests).toHaveLength(1);
  });
}
