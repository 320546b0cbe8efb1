import { alterations } from '../../support/alterations';
import { expect, test } from '../test';
import { dialogs, typed, type Visitor } from '../visitor';

const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

/** What arrives of the form, filled in. */
const sent = { ...typed, requestType: 'demo', subject: expect.stringMatching(/\S/) };

test('a request that fails keeps the dialog and the words, and is sent again and confirmed', async ({
  visitor,
  inbox,
}) => {
  // The site logs the error, and so do some engines.
  visitor.allowed.push(/503/);
  inbox.setFaults({ status: 503, times: 1 });
  await visitor.open('/');
  await visitor.openForm('demo');
  await visitor.fillIn('demo');
  await visitor.submit('demo');
  await visitor.waitForToast(`${dialogs.demo}[open]`);
  expect(await visitor.valuesIn('demo')).toEqual(typed);
  await visitor.submit('demo');
  await visitor.waitForClosed('demo');
  await visitor.waitForToast();
  expect(inbox.arrivals).toHaveLength(2);
  expect(inbox.requests).toMatchObject([{ contentType: 'application/json', fields: sent }]);
  await visitor.openDialog('demo');
  expect(await visitor.valuesIn('demo')).toEqual(nothing);
});

/** Only Chromium goes through all of them: test/islands/alteredPage.spec.ts. */
for (const alteration of [
  'every text translated',
  'an element put before, into and after each child of main, dialogs and forms',
] as const) {
  test(`${alteration}: what is typed while the scripts load stays, and is sent once`, async ({
    visitor,
    inbox,
  }) => {
    await visitor.open('/');
    await visitor.evaluate(alterations[alteration]);
    await visitor.openDialog('demo');
    await visitor.fillIn('demo');
    await visitor.waitForScripts();
    expect(await visitor.valuesIn('demo')).toEqual(typed);
    await visitor.submit('demo');
    await visitor.waitForClosed('demo');
    await visitor.waitForToast();
    expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([sent]);
  });
}

async function tabTo(visitor: Visitor, css: string): Promise<void> {
  const hasFocus = () => visitor.evaluate((css) => !!document.activeElement?.matches(css), css);
  for (let steps = 0; !(await hasFocus()); steps += 1) {
    expect(steps, `${css} can be reached`).toBeLessThan(30);
    await visitor.tab.pressKey('Tab');
  }
}

test('a request is opened, filled in and sent using only the keyboard', async ({
  visitor,
  inbox,
}) => {
  await visitor.open('/');
  const opener = await visitor.openerOf('demo');
  await tabTo(visitor, opener);
  await visitor.tab.pressKey('Enter');
  await visitor.waitForMatch(`${dialogs.demo}[open]`);
  await tabTo(visitor, `${dialogs.demo} [name="name"]`);
  await visitor.waitForScripts();
  await visitor.tab.type('Robin');
  await visitor.tab.pressKey('Tab');
  await visitor.tab.type('robin@office.example');
  await visitor.tab.pressKey('Enter');
  await visitor.waitForClosed('demo');
  await visitor.waitForFocus(opener);
  expect(inbox.requests).toMatchObject([
    { fields: { name: 'Robin', email: 'robin@office.example', requestType: 'demo' } },
  ]);
});

test('what was typed is on the next page, in the other form, and there after Back', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.openForm('demo');
  await visitor.fillIn('demo');
  await visitor.open('/clients');
  await visitor.openForm('contact');
  expect(await visitor.valuesIn('contact')).toEqual(typed);
  await visitor.goBack();
  await visitor.waitForScripts();
  expect(await visitor.valuesIn('demo')).toEqual(typed);
});

test('what was sent doesn’t come back with the page that it was typed on', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.openForm('demo');
  await visitor.fillIn('demo');
  await visitor.open('/privacy-policy');
  await visitor.openForm('contact');
  await visitor.submit('contact');
  await visitor.waitForToast();
  await visitor.goBack();
  await visitor.waitForScripts();
  await expect.poll(() => visitor.valuesIn('demo')).toEqual(nothing);
});
