import type { Locator, Page } from '@playwright/test';
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
  hydrated,
  type Mode,
  openRequest,
  sentBy,
  submit,
  typed,
} from '../support/visitor';

/** Opens a dialog before any script has run. */
async function openPlain(page: Page, { title }: Mode): Promise<Locator> {
  await page.getByRole('button', { name: title, exact: true }).first().click();
  const dialog = dialogNamed(page, title);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Holds back all scripts until told. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The two forms differ only in wording. */
const mode = demo;

test.describe(`${mode.title}, scripts switched off`, () => {
  test.use({ javaScriptEnabled: false });

  test('the dialog opens and closes', async ({ page }) => {
    await page.goto('/');
    const dialog = await openPlain(page, mode);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openPlain(page, mode);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('the browser itself asks for name and email', async ({ page, inbox }) => {
    await page.goto('/');
    const dialog = await openPlain(page, mode);
    await submit(dialog, mode);
    await expect(field(dialog, 'Name (required)')).toBeFocused();
    await fillIn(dialog, { ...typed, 'Email (required)': 'robin' });
    await submit(dialog, mode);
    await expect(field(dialog, 'Email (required)')).toBeFocused();
    expect(inbox.arrivals).toEqual([]);
  });

  test('the dialog offers the mail address', async ({ page }) => {
    await page.goto('/');
    const dialog = await openPlain(page, mode);
    // Playwright's queries by text and role leave out what is in <noscript>.
    const line = dialog.locator('noscript p');
    await expect(line).toBeVisible();
    await expect(line).toHaveText('You can also write to us: hello@exemplar.example');
    await expect(line.locator('a')).toHaveAttribute('href', 'mailto:hello@exemplar.example');
  });

  test('the request arrives with all its fields, and text of any kind', async ({ page, inbox }) => {
    await page.goto('/');
    const dialog = await openPlain(page, mode);
    const text = `"'&=+%#</script><b>שלום 👋🏽`;
    await fillIn(dialog, { ...typed, 'Name (required)': text, 'Message (optional)': text });
    await submit(dialog, mode);
    await expect(page.getByText('Your request has arrived.')).toBeVisible();
    expect(inbox.requests).toHaveLength(1);
    expect(inbox.requests[0]?.contentType).toBe('application/x-www-form-urlencoded');
    // The honeypot too, empty.
    expect(inbox.requests[0]?.fields).toEqual({
      ...bodyOf(mode),
      _gotcha: '',
      name: text,
      message: text,
    });
  });
});

test('what was typed while the scripts were under way stays in both forms, with the focus', async ({
  page,
  inbox,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const dialog = await openPlain(page, demo);
  await fillIn(dialog, typed);
  release();
  await hydrated(page);
  await expect(dialog).toBeVisible();
  await expectFilled(dialog, typed);
  await expect(field(dialog, 'Message (optional)')).toBeFocused();
  await page.keyboard.press('Escape');
  const other = await openRequest(page, contact);
  await expectFilled(other, typed);
  const sent = sentBy(page);
  await submit(other, contact);
  await expectToast(page, 'Success!', contact.success);
  expect(inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(contact)]);
  expect(sent).toEqual([inbox.endpoint]);
});
