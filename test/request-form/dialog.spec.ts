import { expect, test } from '../support/site';
import {
  bodyOf,
  contact,
  demo,
  expectFilled,
  expectToast,
  field,
  fillIn,
  modes,
  nothing,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

test('a form names its fields, and tells the browser what belongs in them', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  const dialog = await openRequest(page, demo);
  await expect(dialog.getByRole('heading', { name: demo.title })).toBeVisible();
  for (const [name, attributes] of Object.entries({
    'Name (required)': { required: '', autocomplete: 'name' },
    'Email (required)': { required: '', type: 'email', autocomplete: 'email', inputmode: 'email' },
    'Phone (optional)': { autocomplete: 'tel', inputmode: 'tel' },
    'Company (optional)': { autocomplete: 'organization' },
    'Message (optional)': {},
  })) {
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(field(dialog, name)).toHaveAttribute(attribute, value);
    }
  }
});

for (const mode of modes) {
  test(`${mode.title}: sends what was typed, closes, says so, and is empty again`, async ({
    page,
    inbox,
  }) => {
    await page.goto('/');
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await submit(dialog, mode);
    await expectToast(page, 'Success!', mode.success);
    await expect(dialog).toBeHidden();
    expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(mode)]);
    expect(inbox.arrivals[0]?.contentType).toBe('application/json');
    await expectFilled(await openRequest(page, mode), nothing);
    for (const each of modes) {
      await page.reload();
      await expectFilled(await openRequest(page, each), nothing);
    }
  });
}

test('what was typed in one mode is in the other, and stays however it is closed', async ({
  page,
}) => {
  await page.goto('/');
  const first = await openRequest(page, demo);
  await fillIn(first, typed);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();

  const second = await openRequest(page, contact);
  await expectFilled(second, typed);
  await page.mouse.click(5, 5);
  await expect(second).toBeHidden();
  await expectFilled(await openRequest(page, contact), typed);
  await fillIn(second, { 'Phone (optional)': '+1 555 0199' });
  await second.getByRole('button', { name: 'Close' }).click();

  await expectFilled(await openRequest(page, demo), {
    ...typed,
    'Phone (optional)': '+1 555 0199',
  });
});
