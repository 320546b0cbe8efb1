import type { Faults } from '../support/faultyInbox';
import { expect, test } from '../support/site';
import { bodyOf, demo, expectToast, fillIn, openRequest, submit, typed } from '../support/visitor';

/** Answers of all kinds whose status says that the request has arrived: nothing else of them is read. */
const answers: { what: string; faults: Faults }[] = [
  { what: 'the status 200', faults: { status: 200 } },
  { what: 'the status 201', faults: { status: 201 } },
  { what: 'the status 204', faults: { status: 204 } },
  { what: 'a body that never ends', faults: { body: 'endless' } },
  { what: 'a body that is not JSON', faults: { body: 'notJson' } },
  { what: 'a body that breaks off', faults: { reset: 'midAnswer' } },
  {
    what: 'a redirect to an answer with CORS headers',
    faults: { redirect: { location: '/thanks' } },
  },
  { what: 'a slow upload that arrives in time', faults: { slowReadMs: 300 } },
];

/** The two forms differ in words alone. */
const mode = demo;

for (const { what, faults } of answers) {
  test(`${what} is a success`, async ({ page, inbox }) => {
    inbox.setFaults(faults);
    await page.goto('/');
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await submit(dialog, mode);
    await expectToast(page, 'Success!', mode.success);
    await expect(dialog).toBeHidden();
    expect(inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(mode)]);
  });
}
