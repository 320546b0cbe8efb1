import type { Locator } from '@playwright/test';
import request from '../fixture/content/request.json';
import site from '../fixture/content/site.json';
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

const { mailRefused } = request;
const { email: mailAddress } = site;

function refusedSign(sign: string): string {
  return request.refusedSign.replace('{sign}', sign);
}

function emailField(dialog: Locator): Locator {
  return field(dialog, 'Email (required)');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.afterEach(({ inbox }) => {
  expect(inbox.arrivals).toEqual([]);
});

for (const [what, values, marked, message] of [
  ['nothing', {}, ['Name (required)', 'Email (required)'], missing],
  ['a blank name', { ...typed, 'Name (required)': '   ' }, ['Name (required)'], missing],
  ['an unseen name', { ...typed, 'Name (required)': '\u200B\u00A0' }, ['Name (required)'], missing],
] as const) {
  test(`${what} is refused and explained at the field, which gets the focus`, async ({ page }) => {
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, values);
    await submit(dialog, demo);
    await expectToast(dialog, 'Error', missing);
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

for (const [what, values, message] of [
  ['nothing', {}, missing],
  ['a name alone', { 'Name (required)': 'Robin' }, missing],
  ['half an address', { ...typed, 'Email (required)': 'robin@' }, malformedEmail],
  ['a bracket', { ...typed, 'Email (required)': 'robin@[192.0.2.1]' }, refusedSign('[')],
] as const) {
  test(`${what}, sent by Enter in the field that is wrong, is announced`, async ({ page }) => {
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, values);
    const wrong = what === 'nothing' ? field(dialog, 'Name (required)') : emailField(dialog);
    await wrong.focus();
    const live = dialog.locator('[aria-live], [role="status"]').filter({ hasText: message });
    await page.keyboard.press('Enter');
    await expect(live).toHaveCount(1);
    await wrong.press('End');
    await wrong.press('x');
    await expect(dialog.getByRole('status')).toHaveText('');
  });
}

for (const [email, message] of [
  ['robin field@office.example', malformedEmail],
  ['jürgen@example.com', refusedSign('ü')],
  ['robin@[192.0.2.1]', refusedSign('[')],
  ['Robin <robin@office.example>', refusedSign('<')],
] as const) {
  test(`${email} is refused, with the reason and a mail link that has everything typed`, async ({
    page,
  }) => {
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, { ...typed, 'Email (required)': email });
    await submit(dialog, demo);
    const field = emailField(dialog);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(`${message} ${mailRefused} ${mailAddress}`);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    const mail = dialog.getByRole('link', { name: mailAddress });
    await expect(mail).toHaveCount(1);
    await expect(mail).toBeInViewport();
    await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent(email).slice(0, 9)));
    await page.keyboard.press('Tab');
    await expect(mail).toBeFocused();

    // As long as it is refused, the reason is that of what is typed now.
    await field.fill('robin');
    await expect(field).toHaveAccessibleDescription(
      `${malformedEmail} ${mailRefused} ${mailAddress}`,
    );
    await expect(mail).toHaveAttribute('href', /Email%3A%20robin%0D/);
    await field.fill('robin@office.example');
    await expect(mail).toHaveCount(0);
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
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
