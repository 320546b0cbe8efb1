import type { Faults } from '../support/faultyInbox';
import { failedRequest } from '../support/guard';
import { expect, test } from '../support/site';
import {
  bodyOf,
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

/* Which answers are failures, and why, is in src/islands/request/submitRequest.test.ts. */

/** What comes of an answer, of no answer, and of one that the browser keeps from the page. */
const failures: { what: string; faults: Faults; log: RegExp }[] = [
  { what: 'the status 500', faults: { status: 500 }, log: /answered with status 500$/ },
  { what: 'a connection that is dropped', faults: { reset: true }, log: /sent: \w/ },
  { what: 'an answer without CORS headers', faults: { cors: false }, log: /sent: \w/ },
];

for (const { what, faults, log } of failures) {
  test(`${what} is logged and reported, and the next attempt works`, async ({
    page,
    inbox,
    guard,
  }) => {
    guard.allowConsole(/^The request could not be sent: /);
    guard.allowConsole(failedRequest);
    await page.goto('/');
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, typed);
    inbox.setFaults({ ...faults, times: 1 });

    const logged = page.waitForEvent('console', (message) => log.test(message.text()));
    const stateAtToast = await watchToast(dialog);
    await submit(dialog, demo);
    expect((await logged).type()).toBe('error');
    expect(await stateAtToast()).toEqual({ disabled: [], focused: true });
    await expectToast(dialog, 'Error', failed);
    await expect(dialog).toBeVisible();
    await expectAllKept(dialog, demo);
    const again = dialog.getByRole('button', { name: demo.submit, exact: true });
    await expect(again).toBeFocused();

    inbox.clear();
    await again.press('Enter');
    await expectToast(page, 'Success!', demo.success);
    await expect(dialog).toBeHidden();
    expect(inbox.requests).toHaveLength(1);
  });
}

/** Of an answer only the status is read. */
const successes: { what: string; faults: Faults }[] = [
  { what: 'an answer whose body never ends', faults: { endless: true } },
  { what: 'a redirect to another answer', faults: { redirect: '/thanks' } },
];

for (const { what, faults } of successes) {
  test(`${what} is a success`, async ({ page, inbox }) => {
    inbox.setFaults(faults);
    await page.goto('/');
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, typed);
    await submit(dialog, demo);
    await expectToast(page, 'Success!', demo.success);
    await expect(dialog).toBeHidden();
    expect(inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
  });
}
