import { matches, openDialog, waitForClosed } from '../dialog';
import { dialogs } from '../places';
import { fillIn, submit, typed, waitForToast } from '../request';
import { expect, test } from '../test';

/* If a visitor blocks all cookies, Firefox blocks storage and channels too. */

test.use({ cookies: false });

test('without cookies a request arrives as JSON, and a video plays', async ({ visitor, inbox }) => {
  await visitor.open('/');
  await openDialog(visitor, 'video');
  await visitor.waitFor('the player', matches, `${dialogs.video}[open] iframe[src^="https://"]`);
  await visitor.press('Escape');
  await waitForClosed(visitor, 'video');
  await visitor.waitFor('the end of the player', matches, 'body:not(:has(iframe))');
  await openDialog(visitor, 'demo');
  await visitor.waitForScripts();
  await fillIn(visitor, 'demo', typed);
  await submit(visitor, 'demo');
  await waitForClosed(visitor, 'demo');
  await waitForToast(visitor);
  expect(inbox.requests.map(({ contentType }) => contentType)).toEqual(['application/json']);
});

test('without cookies a link opens the form', async ({ visitor }) => {
  await visitor.open('/clients#contact-sales');
  await visitor.waitFor('the form', matches, `${dialogs.contact}[open]`);
  await visitor.press('Escape');
  await waitForClosed(visitor, 'contact');
  await visitor.waitFor(
    'the address',
    () => location.hash === '' && location.pathname === '/clients',
  );
});
