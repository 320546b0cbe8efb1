import { openDialog } from '../dialog';
import { fillIn, submit, typed, valuesIn, waitForToast } from '../request';
import { expect, test } from '../test';

const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

test('what was typed is on the next page, in the other form, and there after Back', async ({
  visitor,
}) => {
  await visitor.open('/');
  await openDialog(visitor, 'demo');
  await visitor.waitForScripts();
  await fillIn(visitor, 'demo', typed);
  await visitor.open('/clients');
  await openDialog(visitor, 'contact');
  await visitor.waitForScripts();
  expect(await valuesIn(visitor, 'contact')).toEqual(typed);
  await visitor.goBack();
  await visitor.waitForScripts();
  expect(await valuesIn(visitor, 'demo')).toEqual(typed);
});

test('what was sent doesn’t come back with the page that it was typed on', async ({ visitor }) => {
  await visitor.open('/');
  await openDialog(visitor, 'demo');
  await visitor.waitForScripts();
  await fillIn(visitor, 'demo', typed);
  await visitor.open('/privacy-policy');
  await openDialog(visitor, 'contact');
  await visitor.waitForScripts();
  await submit(visitor, 'contact');
  await waitForToast(visitor);
  await visitor.goBack();
  await visitor.waitForScripts();
  await expect.poll(() => valuesIn(visitor, 'demo')).toEqual(nothing);
});
