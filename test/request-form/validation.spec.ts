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
  { what: 'nothing', values: {}, focus: 'Name (required)' },
  {
    what: 'no name',
    values: { ...typed, 'Name (required)': '' },
    focus: 'Name (required)',
  },
  {
    what: 'a blank name',
    values: { ...typed, 'Name (required)': ' \t ' },
    focus: 'Name (required)',
  },
  {
    what: 'no email',
    values: { ...typed, 'Email (required)': '' },
    focus: 'Email (required)',
  },
  {
    what: 'a blank email',
    values: { ...typed, 'Email (required)': '   ' },
    focus: 'Email (required)',
  },
];

/** The two forms differ in words alone. */
const mode = demo;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.afterEach(({ inbox }) => {
  expect(inbox.arrivals).toEqual([]);
  expect(inbox.preflights).toBe(0);
});

for (const { what, values, focus } of refused) {
  test(`${what} is refused with a toast, and the focus goes to the field`, async ({ page }) => {
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, values);
    await submit(dialog, mode);
    await expectToast(dialog, 'Error', missing);
    await expect(field(dialog, focus)).toBeFocused();
    await expect(field(dialog, focus)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(dialog, focus)).toHaveAccessibleDescription(missing);
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: mode.submit })).toBeEnabled();
  });
}

for (const email of ['robin', 'robin field@office.example']) {
  test(`the email "${email}" is refused and explained at the field`, async ({ page }) => {
    const dialog = await openRequest(page, mode);
    const values = { ...typed, 'Email (required)': email };
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
}

test('a mended field is no longer marked', async ({ page }) => {
  const dialog = await openRequest(page, mode);
  await submit(dialog, mode);
  const name = field(dialog, 'Name (required)');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Robin');
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
  await expect(name).toHaveAccessibleDescription('');
});

test('a second refusal leaves one toast', async ({ page }) => {
  const dialog = await openRequest(page, mode);
  await submit(dialog, mode);
  await expectToast(dialog, 'Error', missing);
  await submit(dialog, mode);
  await expectToast(dialog, 'Error', missing);
});
