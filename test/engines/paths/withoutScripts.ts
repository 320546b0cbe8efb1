import { expect, test } from '../test';
import { typed } from '../visitor';

test.use({ scripts: false });

test('without scripts the form arrives, and if no dialog can open there is a mail address', async ({
  visitor,
  inbox,
}) => {
  await visitor.open('/');
  await visitor.waitFor('a mail address that can be seen, or dialogs', () => {
    const mails = [...document.querySelectorAll('[href^="mailto:"]')];
    return 'command' in HTMLButtonElement.prototype || mails.some((each) => each.checkVisibility());
  });
  if (!(await visitor.evaluate(() => 'command' in HTMLButtonElement.prototype))) return;
  await visitor.openDialog('demo');
  await visitor.tab.pressKey('Escape');
  await visitor.waitForClosed('demo');
  await visitor.openDialog('demo');
  // The browser itself refuses an empty form.
  await visitor.submit('demo');
  await visitor.fillIn('demo');
  await visitor.submit('demo');
  await visitor.waitFor('the answer', () => document.title === 'Thank you');
  expect(inbox.arrivals).toHaveLength(1);
  expect(inbox.requests).toMatchObject([
    {
      contentType: 'application/x-www-form-urlencoded',
      fields: { ...typed, requestType: 'demo' },
    },
  ]);
});
