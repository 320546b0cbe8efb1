import { expect, test } from '../support/site';
import {
  demo,
  expectFilled,
  expectToast,
  field,
  fillIn,
  malformedEmail,
  missing,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.afterEach(({ inbox }) => {
  expect(inbox.arrivals).toEqual([]);
});

for (const [what, values, marked, message] of [
  ['nothing', {}, ['Name (required)', 'Email (required)'], missing],
  ['a blank name', { ...typed, 'Name (required)': '   ' }, ['Name (required)'], missing],
  [
    'a malformed email',
    { ...typed, 'Email (required)': 'robin field@office.example' },
    ['Email (required)'],
    malformedEmail,
  ],
] as const) {
  test(`${what} is refused and explained at the field, which gets the focus`, async ({ page }) => {
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, values);
    await submit(dialog, demo);
    if (message === missing) await expectToast(dialog, 'Error', missing);
    await expect(field(dialog, marked[0])).toBeFocused();
    for (const name of marked) {
      await expect(field(dialog, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(dialog, name)).toHaveAccessibleDescription(message);
    }
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(marked.length);
    await expect(dialog.locator('form').getByText(message)).toHaveCount(1);
    await expectFilled(dialog, values);
  });
}

test('a field that is filled in is no longer marked; the message disappears with the last', async ({
  page,
}) => {
  const dialog = await openRequest(page, demo);
  const [name, email] = [field(dialog, 'Name (required)'), field(dialog, 'Email (required)')];
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  await name.pressSequentially('Robin');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(name).toHaveAccessibleDescription('');
  await expect(email).toHaveAccessibleDescription(missing);
  await expectToast(dialog, 'Error', missing);
  await email.pressSequentially('r');
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(email).toBeFocused();
});
