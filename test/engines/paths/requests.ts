import { openDialog, waitForClosed } from '../dialog';
import { fillIn, submit, typed, valuesIn, waitForToast } from '../request';
import { expect, test } from '../test';

test('a valid request arrives once, as JSON, and is confirmed', async ({ visitor, inbox }) => {
  await visitor.open('/');
  await openDialog(visitor, 'demo');
  await visitor.waitForScripts();
  await fillIn(visitor, 'demo', typed);
  await submit(visitor, 'demo');
  await waitForClosed(visitor, 'demo');
  await waitForToast(visitor);
  const fields = { ...typed, requestType: 'demo', subject: expect.stringMatching(/\S/) };
  expect(inbox.arrivals.map((each) => [each.contentType, each.fields])).toEqual([
    ['application/json', fields],
  ]);
  await openDialog(visitor, 'demo');
  expect(Object.values(await valuesIn(visitor, 'demo')).join('')).toBe('');
});

test('a request that fails keeps the dialog and the words, and can be sent again', async ({
  visitor,
  inbox,
}) => {
  // Engines describe an error response differently.
  visitor.allowConsoleError(/503/);
  inbox.setFaults({ status: 503, times: 1 });
  await visitor.open('/');
  await openDialog(visitor, 'demo');
  await visitor.waitForScripts();
  await fillIn(visitor, 'demo', typed);
  await submit(visitor, 'demo');
  await waitForToast(visitor, 'demo');
  await visitor.expectConsoleError(/^console\.error/);
  expect(await valuesIn(visitor, 'demo')).toEqual(typed);
  await submit(visitor, 'demo');
  await waitForClosed(visitor, 'demo');
  expect(inbox.arrivals).toHaveLength(2);
  expect(inbox.requests).toHaveLength(1);
});
