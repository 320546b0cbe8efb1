import { openDialog, waitForClosed, waitForFocus } from '../dialog';
import { dialogs } from '../places';
import { fillIn, submit, typed, valuesIn, waitForToast } from '../request';
import { expect, test } from '../test';

for (const type of ['demo', 'contact'] as const) {
  test(`${type}: a valid request arrives once, as JSON, and is confirmed`, async ({
    visitor,
    inbox,
  }) => {
    await visitor.open('/');
    await openDialog(visitor, type);
    await visitor.waitForScripts();
    await fillIn(visitor, type, typed);
    await submit(visitor, type);
    await waitForClosed(visitor, type);
    await waitForToast(visitor);
    const fields = { ...typed, requestType: type, subject: expect.stringMatching(/\S/) };
    expect(inbox.arrivals.map((each) => [each.contentType, each.fields])).toEqual([
      ['application/json', fields],
    ]);
    await openDialog(visitor, type);
    expect(Object.values(await valuesIn(visitor, type)).join('')).toBe('');
  });
}

test('an empty form is refused with a message, and nothing is sent', async ({ visitor, inbox }) => {
  await visitor.open('/clients');
  await openDialog(visitor, 'contact');
  await visitor.waitForScripts();
  await submit(visitor, 'contact');
  await waitForToast(visitor, 'contact');
  await waitForFocus(visitor, `${dialogs.contact} [name="name"][aria-invalid="true"]`);
  expect(inbox.arrivals).toEqual([]);
});

test('a request that fails keeps the dialog and the words, and can be sent again', async ({
  visitor,
  inbox,
}) => {
  // What engines say of an answer with an error differs.
  visitor.allowComplaint(/503/);
  inbox.setFaults({ status: 503, times: 1 });
  await visitor.open('/');
  await openDialog(visitor, 'demo');
  await visitor.waitForScripts();
  await fillIn(visitor, 'demo', typed);
  await submit(visitor, 'demo');
  await waitForToast(visitor, 'demo');
  await visitor.expectComplaint(/^console\.error/);
  expect(await valuesIn(visitor, 'demo')).toEqual(typed);
  await submit(visitor, 'demo');
  await waitForClosed(visitor, 'demo');
  expect(inbox.arrivals).toHaveLength(2);
  expect(inbox.requests).toHaveLength(1);
});
