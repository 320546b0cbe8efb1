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

/** Opens a dialog while no script has run. */
async function openPlain(page: Page, { title }: Mode): Promise<Locator> {
  await page.getByRole('button', { name: title, exact: true }).first().click();
  const dialog = dialogNamed(page, title);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** What a form without scripts sends: the honeypot too, empty. */
function plainBodyOf(mode: Mode): Record<string, string> {
  return { ...bodyOf(mode), message: 'Two floors,\r\nforty desks.', _gotcha: '' };
}

/** Lets no script arrive until told. */
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

/** The page as soon as its HTML is there, whatever its scripts do. */
async function goBeforeScripts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}

/** The two forms differ in words alone. */
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

  test('the request arrives with all its fields', async ({ page, inbox }) => {
    await page.goto('/clients');
    const dialog = await openPlain(page, mode);
    await fillIn(dialog, typed);
    await submit(dialog, mode);
    await expect(page.getByText('Your request has arrived.')).toBeVisible();
    expect(inbox.requests).toHaveLength(1);
    expect(inbox.requests[0]?.contentType).toBe('application/x-www-form-urlencoded');
    expect(inbox.requests[0]?.fields).toEqual(plainBodyOf(mode));
  });

  test('the dialog offers the mail address', async ({ page }) => {
    await page.goto('/');
    const dialog = await openPlain(page, mode);
    // Playwright's queries by text and role leave out what stands in <noscript>.
    const line = dialog.locator('noscript p');
    await expect(line).toBeVisible();
    await expect(line).toHaveText('You can also write to us: hello@exemplar.example');
    await expect(line.locator('a')).toHaveAttribute('href', 'mailto:hello@exemplar.example');
  });

  test('text of any kind arrives', async ({ page, inbox }) => {
    await page.goto('/');
    const dialog = await openPlain(page, mode);
    const text = `"'&=+%#</script><b>שלום 👋🏽`;
    await fillIn(dialog, { ...typed, 'Name (required)': text, 'Message (optional)': text });
    await submit(dialog, mode);
    await expect(page.getByText('Your request has arrived.')).toBeVisible();
    expect(inbox.requests[0]?.fields).toEqual({
      ...plainBodyOf(mode),
      name: text,
      message: text,
    });
  });
});

test.describe(`${mode.title}, scripts that fail to load`, () => {
  test('the request arrives all the same', async ({ page, inbox, guard }) => {
    guard.allowConsole(/^(?:No script: |Failed to load resource: .* 404 )/);
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/');
    const dialog = await openPlain(page, mode);
    await submit(dialog, mode);
    await expect(field(dialog, 'Name (required)')).toBeFocused();
    expect(inbox.arrivals).toEqual([]);
    await fillIn(dialog, typed);
    await submit(dialog, mode);
    await expect(page.getByText('Your request has arrived.')).toBeVisible();
    expect(inbox.requests.map(({ fields }) => fields)).toEqual([plainBodyOf(mode)]);
  });
});

test.describe(`${mode.title}, scripts that arrive late`, () => {
  test('what was typed meanwhile stays, with the focus, and is sent as JSON', async ({
    page,
    inbox,
  }) => {
    const release = await holdScripts(page);
    await goBeforeScripts(page, '/');
    const dialog = await openPlain(page, mode);
    await fillIn(dialog, typed);
    release();
    await hydrated(page);
    await expect(dialog).toBeVisible();
    await expectFilled(dialog, typed);
    await expect(field(dialog, 'Message (optional)')).toBeFocused();
    const sent = sentBy(page);
    await submit(dialog, mode);
    await expectToast(page, 'Success!', mode.success);
    expect(inbox.requests.map(({ fields }) => fields)).toEqual([bodyOf(mode)]);
    expect(sent).toEqual([inbox.endpoint]);
  });
});

test('what was typed before the scripts stands in the other form too, and survives a reload', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await goBeforeScripts(page, '/');
  await fillIn(await openPlain(page, demo), typed);
  release();
  await hydrated(page);
  await page.keyboard.press('Escape');
  const other = await openRequest(page, contact);
  await expectFilled(other, typed);
  await page.goto('/clients');
  await expectFilled(await openRequest(page, demo), typed);
});
