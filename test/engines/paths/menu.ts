import { matches, openDialog, waitForClosed, waitForFocus } from '../dialog';
import { menu, menuButton } from '../places';
import { test } from '../test';

test.use({ window: 'phone' });

test.beforeEach(async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(menuButton);
  await visitor.waitFor('the open menu', matches, `${menu}:popover-open`);
});

test('the menu closes by its button, by Escape and by a click outside', async ({ visitor }) => {
  const closed = `${menu}:not(:popover-open)`;
  await visitor.click(menuButton);
  await visitor.waitFor('the closed menu', matches, closed);
  await visitor.click(menuButton);
  await visitor.press('Escape');
  await visitor.waitFor('the closed menu', matches, closed);
  await visitor.click(menuButton);
  await visitor.drag({ x: 225, y: 780 });
  await visitor.waitFor('the closed menu', matches, closed);
});

test('Contact Sales opens its dialog from the menu, which closes, and the focus returns to its button', async ({
  visitor,
}) => {
  await openDialog(visitor, 'contact');
  await visitor.waitFor('the closed menu', matches, `${menu}:not(:popover-open)`);
  await visitor.press('Escape');
  await waitForClosed(visitor, 'contact');
  await waitForFocus(visitor, menuButton);
});
