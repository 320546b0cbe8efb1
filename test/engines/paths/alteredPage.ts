import { alterations } from '../../support/alterations';
import { openDialog, waitForClosed } from '../dialog';
import { dialogs } from '../places';
import { fillIn, submit, typed, valuesIn, waitForToast } from '../request';
import { expect, test } from '../test';

/** Only Chromium goes through all of them: test/islands/alteredPage.spec.ts. */
const altered = [
  'every text translated',
  'an element put before, into and after each child of main, dialogs and forms',
] as const;

for (const alteration of altered) {
  test(`${alteration}: what is typed stays, and is sent once`, async ({ visitor, inbox }) => {
    await visitor.open('/');
    await visitor.evaluate(alterations[alteration]);
    await openDialog(visitor, 'demo');
    await fillIn(visitor, 'demo', typed);
    await visitor.waitForScripts();
    expect(await valuesIn(visitor, 'demo')).toEqual(typed);
    await submit(visitor, 'demo');
    await waitForClosed(visitor, 'demo');
    await waitForToast(visitor);
    const fields = { ...typed, requestType: 'demo', subject: expect.stringMatching(/\S/) };
    expect(inbox.arrivals.map((each) => each.fields)).toEqual([fields]);
  });
}

test('every text translated: the mouse goes from field to field while the scripts load', async ({
  visitor,
  inbox,
}) => {
  await visitor.open('/');
  await visitor.evaluate(alterations['every text translated']);
  await openDialog(visitor, 'demo');
  for (const name of ['name', 'email', 'phone'] as const) {
    await visitor.click(`${dialogs.demo} [name="${name}"]`);
    await visitor.type(typed[name]);
  }
  await visitor.waitForScripts();
  const { name, email, phone } = typed;
  expect(await valuesIn(visitor, 'demo')).toMatchObject({ name, email, phone });
  await submit(visitor, 'demo');
  await waitForClosed(visitor, 'demo');
  expect(inbox.requests.map((each) => each.fields)).toMatchObject([{ name, email, phone }]);
});
