import { expect, test } from '../support/site';
import {
  bodyOf,
  contact,
  demo,
  dialogNamed,
  fillIn,
  openPlain,
  submit,
  typed,
} from '../support/visitor';

test.use({ javaScriptEnabled: false });

test('the mail address is in the dialog, and on every page itself', async ({ page }) => {
  // Playwright's queries by text and role leave out what is in <noscript>.
  for (const path of ['/', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.locator('noscript p:not(dialog *) a')).toBeVisible();
  }
  await page.goto('/');
  const mail = (await openPlain(page, demo)).locator('noscript p a');
  await expect(mail).toBeVisible();
  await expect(mail).toHaveAttribute('href', 'mailto:hello@exemplar.example');
});

test('the request arrives with all its fields, and text of any kind', async ({ page, inbox }) => {
  await page.goto('/');
  const dialog = await openPlain(page, demo);
  await page.keyboard.press('Escape');
  await openPlain(page, demo);
  const text = `"'&=+%#</script><b>שלום 👋🏽`;
  await fillIn(dialog, { ...typed, 'Name (required)': text, 'Message (optional)': text });
  await submit(dialog, demo);
  await expect(page.getByText('Your request has arrived.')).toBeVisible();
  expect(inbox.requests.map(({ contentType, fields }) => ({ contentType, fields }))).toEqual([
    {
      contentType: 'application/x-www-form-urlencoded',
      // The honeypot too, empty.
      fields: { ...bodyOf(demo), _gotcha: '', name: text, message: text },
    },
  ]);
});

for (const { width, path, link, mode } of [
  { width: 390, path: '/words', link: 'Straight to the form', mode: demo },
  { width: 1280, path: '/clients#contact-sales', mode: contact },
]) {
  test(`${link ?? path} goes to the form itself at ${width} px, and it can be sent`, async ({
    page,
    inbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    if (link) await page.getByRole('link', { name: link }).click();
    const dialog = dialogNamed(page, mode.title);
    await expect(dialog.getByRole('heading')).toBeInViewport();
    await expect(dialog.getByRole('textbox').first()).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
    await expect(page.locator('dialog:visible')).toHaveCount(1);
    await fillIn(dialog, typed);
    await submit(dialog, mode);
    await expect(page.getByText('Your request has arrived.')).toBeVisible();
    expect(inbox.requests[0]?.fields).toMatchObject({ requestType: mode.requestType });
  });
}
