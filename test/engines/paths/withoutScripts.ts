import { openDialog, waitForClosed } from '../dialog';
import { fillIn, submit, typed } from '../request';
import { expect, test } from '../test';

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
  await openDialog(visitor, 'demo');
  await visitor.press('Escape');
  await waitForClosed(visitor, 'demo');
  await openDialog(visitor, 'demo');
  // The browser itself refuses an empty form.
  await submit(visitor, 'demo');
  await fillIn(visitor, 'demo', typed);
  await submit(visitor, 'demo');
  await visitor.waitFor('the answer', () => document.title === 'Thank you');
  expect(inbox.arrivals).toHaveLength(1);
  const [request] = inbox.requests;
  expect(request?.contentType).toBe('application/x-www-form-urlencoded');
  expect(request?.fields).toMatchObject({ ...typed, requestType: 'demo' });
});
