import { expect, test } from '../support/site';
import {
  bodyOf,
  contact,
  demo,
  dialogNamed,
  expectFilled,
  expectToast,
  field,
  fillIn,
  modes,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

for (const mode of modes) {
  test.describe(mode.title, () => {
    test('opens, names its fields, and closes', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('dialog')).toBeHidden();
      const dialog = await openRequest(page, mode);
      await expect(dialog.getByRole('heading', { name: mode.title })).toBeVisible();
      for (const [name, attributes] of Object.entries({
        'Name (required)': { required: '', autocomplete: 'name' },
        'Email (required)': {
          required: '',
          type: 'email',
          autocomplete: 'email',
          inputmode: 'email',
        },
        'Phone (optional)': { autocomplete: 'tel', inputmode: 'tel' },
        'Company (optional)': { autocomplete: 'organization' },
        'Message (optional)': {},
      })) {
        await expect(field(dialog, name)).toBeVisible();
        await expect(dialog.getByText(name, { exact: true })).toBeVisible();
        for (const [attribute, value] of Object.entries(attributes)) {
          await expect(field(dialog, name)).toHaveAttribute(attribute, value);
        }
      }
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });

    test('sends what was typed, closes, is empty again and says so', async ({ page, inbox }) => {
      await page.goto('/');
      const dialog = await openRequest(page, mode);
      await fillIn(dialog, typed);
      await submit(dialog, mode);
      await expectToast(page, 'Success!', mode.success);
      await expect(dialog).toBeHidden();
      expect(inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(mode)]);
      for (const each of modes) {
        await page.reload();
        await expectFilled(await openRequest(page, each), nothing);
      }
    });

    test('is empty right after success, without a reload', async ({ page }) => {
      await page.goto('/');
      const dialog = await openRequest(page, mode);
      await fillIn(dialog, typed);
      await submit(dialog, mode);
      await expect(dialog).toBeHidden();
      await expectFilled(await openRequest(page, mode), nothing);
    });

    test('sends optional fields that were left out as empty text', async ({ page, inbox }) => {
      await page.goto('/clients');
      const dialog = await openRequest(page, mode);
      await fillIn(dialog, {
        'Name (required)': '  Robin  ',
        'Email (required)': 'robin@office.example',
        'Message (optional)': ' \n Hello \n ',
      });
      await submit(dialog, mode);
      await expectToast(page, 'Success!', mode.success);
      expect(inbox.requests[0]?.fields).toEqual({
        name: 'Robin',
        email: 'robin@office.example',
        phone: '',
        company: '',
        message: 'Hello',
        requestType: mode.requestType,
        subject: mode.subject,
      });
    });

    test('is one POST of JSON, without cookies', async ({ page, context, inbox }) => {
      await context.addCookies([{ name: 'visitor', value: '1', url: inbox.address }]);
      await page.goto('/');
      const dialog = await openRequest(page, mode);
      await fillIn(dialog, typed);
      await submit(dialog, mode);
      await expectToast(page, 'Success!', mode.success);
      expect(inbox.arrivals).toHaveLength(1);
      expect(inbox.arrivals[0]?.headers).toMatchObject({
        'content-type': 'application/json',
        accept: 'application/json',
      });
      expect(inbox.arrivals[0]?.headers).not.toHaveProperty('cookie');
    });
  });
}

test('what was typed in one mode stands in the other, and stays after closing', async ({
  page,
}) => {
  await page.goto('/');
  const first = await openRequest(page, demo);
  await fillIn(first, typed);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();

  const second = await openRequest(page, contact);
  await expectFilled(second, typed);
  await fillIn(second, { 'Phone (optional)': '+1 555 0199' });
  await second.getByRole('button', { name: 'Close' }).click();

  await expectFilled(await openRequest(page, demo), {
    ...typed,
    'Phone (optional)': '+1 555 0199',
  });
});

test('a click on the backdrop closes the dialog and keeps what was typed', async ({ page }) => {
  for (const mode of modes) {
    await page.goto('/');
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expectFilled(await openRequest(page, mode), typed);
  }
});

test('the success toast can be dismissed', async ({ page }) => {
  for (const mode of modes) {
    await page.goto('/');
    const dialog = await openRequest(page, mode);
    await fillIn(dialog, typed);
    await submit(dialog, mode);
    await expect(dialogNamed(page, mode.title)).toBeHidden();
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
