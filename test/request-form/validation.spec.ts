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
  {
    what: 'nothing',
    values: {},
    focus: 'Name (required)',
    marked: ['Name (required)', 'Email (required)'],
  },
  {
    what: 'a blank email',
    values: { ...typed, 'Email (required)': '   ' },
    focus: 'Email (required)',
  },
];

/** The two forms differ only in wording. */
const mode = demo;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.afterEach(({ inbox }) => {
  expect(inbox.arrivals).toEqual([]);
});

for (const { what, values, focus, marked = [focus] } of refused) {
  test(`${what} is refused with a toast, and the focus goes to the field`, async ({ page }) => {
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, values);
    await submit(dialog, mode);
    await expectToast(dialog, 'Error', missing);
    await expect(field(dialog, focus)).toBeFocused();
    for (const name of marked) {
      await expect(field(dialog, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(dialog, name)).toHaveAccessibleDescription(missing);
    }
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(marked.length);
    await expect(dialog.locator('form').getByText(missing)).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: mode.submit })).toBeEnabled();
  });
}

test('a malformed email is refused and explained at the field', async ({ page }) => {
  const dialog = await openRequest(page, mode);
  const values = { ...typed, 'Email (required)': 'robin field@office.example' };
  await fillIn(dialog, values);
  await submit(dialog, mode);
  const input = field(dialog, 'Email (required)');
  await expect(input).toBeFocused();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(
    'Enter an email address such as name@example.com.',
  );
  await expectFilled(dialog, values);
});

test('a field that is filled in is no longer marked, and the message disappears with the last', async ({
  page,
}) => {
  const dialog = await openRequest(page, mode);
  const [name, email] = [field(dialog, 'Name (required)'), field(dialog, 'Email (required)')];
  await submit(dialog, mode);
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

test('the message about what is missing comes back with the next refusal', async ({ page }) => {
  const dialog = await openRequest(page, mode);
  await submit(dialog, mode);
  await fillIn(dialog, { 'Name (required)': 'Robin', 'Email (required)': 'r' });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await fillIn(dialog, { 'Name (required)': '' });
  await submit(dialog, mode);
  await expectToast(dialog, 'Error', missing);
  await expect(field(dialog, 'Name (required)')).toBeFocused();
});
