import { matches, openerOf, waitForClosed, waitForFocus } from '../dialog';
import { dialogs } from '../places';
import { expect, test } from '../test';

test('a request is opened, filled in and sent using only the keyboard', async ({
  visitor,
  inbox,
}) => {
  await visitor.open('/');
  const opener = await openerOf(visitor, 'demo');
  for (let steps = 0; !(await visitor.evaluate(matches, `${opener}:focus`)); steps += 1) {
    expect(steps, 'the button can be reached').toBeLessThan(30);
    await visitor.press('Tab');
  }
  await visitor.press('Enter');
  await visitor.waitFor('the open dialog', matches, `${dialogs.demo}[open]`);
  const name = `${dialogs.demo} [name="name"]`;
  for (let steps = 0; !(await visitor.evaluate(matches, `${name}:focus`)); steps += 1) {
    expect(steps, 'the first field can be reached').toBeLessThan(10);
    await visitor.press('Tab');
  }
  await visitor.waitForScripts();
  await visitor.type('Robin');
  await visitor.press('Tab');
  await visitor.type('robin@office.example');
  await visitor.press('Enter');
  await waitForClosed(visitor, 'demo');
  await waitForFocus(visitor, opener);
  expect(inbox.requests.map(({ fields }) => fields)).toMatchObject([
    { name: 'Robin', email: 'robin@office.example', requestType: 'demo' },
  ]);
});

test('Tab and Shift+Tab stay in an open dialog', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(await openerOf(visitor, 'contact'));
  await visitor.waitForScripts();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let steps = 0; steps < 12; steps += 1) {
      await visitor.press(key);
      // Between the last control and the first comes the browser's own window, where the page has no focus.
      expect(
        await visitor.evaluate(
          matches,
          `body:focus, :root:not(:has(:focus)), dialog[open]:is(:focus, :has(:focus))`,
        ),
      ).toBe(true);
    }
  }
});
