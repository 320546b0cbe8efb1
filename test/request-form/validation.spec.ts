import { expect, test } from '../support/site';
import {
  demo,
  expectFilled,
  expectToast,
  field,
  fillIn,
  missing,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

const refused = [
  { what: 'nothing', values: {}, marked: ['Name (required)', 'Email (required)'] },
  {
    what: 'a blank email',
    values: { ...typed, 'Email (required)': '   ' },
    marked: ['Email (required)'],
  },
];

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.afterEach(({ inbox }) => {
  expect(inbox.arrivals).toEqual([]);
});

for (const { what, values, marked } of refused) {
  test(`${what} is refused with a toast, and the focus goes to the field`, async ({ page }) => {
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, values);
    await submit(dialog, demo);
    await expectToast(dialog, 'Error', missing);
    await expect(field(dialog, marked[0] ?? '')).toBeFocused();
    for (const name of marked) {
      await expect(field(dialog, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(dialog, name)).toHaveAccessibleDescription(missing);
    }
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(marked.length);
    await expect(dialog.locator('form').getByText(missing)).toHaveCount(1);
  });
}

test('a malformed email is refused and explained at the field', async ({ page }) => {
  const dialog = await openRequest(page, demo);
  const values = { ...typed, 'Email (required)': 'robin field@office.example' };
  await fillIn(dialog, values);
  await submit(dialog, demo);
  const input = field(dialog, 'Email (required)');
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(
    'Enter an email address such as name@example.com.',
  );
  await expectFilled(dialog, values);
});

test('a field that is filled in is no longer marked; the message disappears with the last, and comes back with the next refusal', async ({
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
  await name.fill('');
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  await expect(name).toBeFocused();
});
