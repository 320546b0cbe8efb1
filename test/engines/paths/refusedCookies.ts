import { expect, test } from '../test';
import { dialogs } from '../visitor';

/* If a visitor blocks all cookies, Firefox blocks storage and channels too. */

test.use({ cookies: false });

test('without cookies a link opens the form, which is sent as JSON, and a video plays', async ({
  visitor,
  inbox,
}) => {
  await visitor.open('/clients#contact-sales');
  await visitor.waitForMatch(`${dialogs.contact}[open]`);
  await visitor.waitForScripts();
  await visitor.fillIn('contact');
  await visitor.submit('contact');
  await visitor.waitForClosed('contact');
  await visitor.waitForToast();
  expect(inbox.requests).toMatchObject([{ contentType: 'application/json' }]);
  await visitor.open('/');
  await visitor.openDialog('video');
  await visitor.waitForMatch(`${dialogs.video}[open] iframe[src^="https://"]`);
  await visitor.tab.pressKey('Escape');
  await visitor.waitForMatch('body:not(:has(iframe))');
});
