import type { Inbox } from '../tools/inbox/inbox';
import { expect, SITE, test } from './support/site';
import {
  expectFilled,
  expectToast,
  failed,
  fillIn,
  modes,
  openRequest,
  submit,
  typed,
} from './support/visitor';

interface Failure {
  what: string;
  begin: (inbox: Inbox) => void | Promise<void>;
  end?: (inbox: Inbox) => Promise<void>;
  /** What the site logs. */
  log: string;
  /** What Chromium adds to the console by itself. */
  chromium: string[];
}

const blocked = `Access to fetch at 'http://127.0.0.1:9199/requests' from origin '${SITE}' has been blocked by CORS policy:`;
const noHeader = "No 'Access-Control-Allow-Origin' header is present on the requested resource.";

const failures: Failure[] = [
  ...[400, 404, 429, 500, 503].map((status) => ({
    what: `the status ${status}`,
    begin: (inbox: Inbox) => inbox.setFaults({ status, times: 1 }),
    log: `The request could not be sent: the form service answered with status ${status}`,
    chromium: [chromiumOnStatus(status)],
  })),
  {
    what: 'a dropped connection',
    begin: (inbox) => inbox.setFaults({ reset: 'before', times: 1 }),
    log: 'The request could not be sent: Failed to fetch',
    chromium: ['Failed to load resource: net::ERR_CONNECTION_RESET'],
  },
  {
    what: 'a service that is down',
    begin: (inbox) => inbox.close(),
    end: (inbox) => inbox.reopen(),
    log: 'The request could not be sent: Failed to fetch',
    chromium: ['Failed to load resource: net::ERR_CONNECTION_REFUSED'],
  },
  {
    what: 'an answer without CORS headers',
    begin: (inbox) => inbox.setFaults({ cors: false, times: 1 }),
    log: 'The request could not be sent: Failed to fetch',
    chromium: [`${blocked} ${noHeader}`, 'Failed to load resource: net::ERR_FAILED'],
  },
  {
    what: 'a refused preflight',
    begin: (inbox) => inbox.setFaults({ preflight: false, times: 1 }),
    log: 'The request could not be sent: Failed to fetch',
    chromium: [
      `${blocked} Response to preflight request doesn't pass access control check: ${noHeader}`,
      'Failed to load resource: net::ERR_FAILED',
    ],
  },
];

for (const mode of modes) {
  test.describe(mode.title, () => {
    for (const { what, begin, end, log, chromium } of failures) {
      test(`${what} is logged and told, and the next try works`, async ({ page, inbox, guard }) => {
        for (const line of [log, ...chromium]) guard.allowConsole(line);
        await page.goto('/');
        const dialog = await openRequest(page, mode);
        await fillIn(dialog, typed);
        await begin(inbox);

        const logged = page.waitForEvent('console', (message) => message.text() === log);
        await submit(dialog, mode);
        expect((await logged).type()).toBe('error');
        await expectToast(dialog, 'Error', failed);
        await expect(dialog).toBeVisible();
        await expectFilled(dialog, typed);
        const again = dialog.getByRole('button', { name: mode.submit, exact: true });
        await expect(again).toBeFocused();
        for (const box of await dialog.getByRole('textbox').all()) await expect(box).toBeEnabled();

        await end?.(inbox);
        inbox.clear();
        await again.press('Enter');
        await expectToast(page, 'Success!', mode.success);
        await expect(dialog).toBeHidden();
        expect(inbox.requests).toHaveLength(1);
      });
    }
  });
}

function chromiumOnStatus(status: number): string {
  const names: Record<number, string> = {
    400: 'Bad Request',
    404: 'Not Found',
    429: 'Too Many Requests',
    500: 'Internal Server Error',
    503: 'Service Unavailable',
  };
  return `Failed to load resource: the server responded with a status of ${status} (${names[status]})`;
}
