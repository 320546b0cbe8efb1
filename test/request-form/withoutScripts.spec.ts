import { expect, test } from '../support/site';
import { bodyOf, contact, demo, dialogNamed, fillIn, submit, typed } from '../support/visitor';

/* That an opened dialog can be sent is in test/engines/visits.spec.ts. */

test.use({ javaScriptEnabled: false });

for (const { width, path, link, mode } of [
  { width: 390, path: '/words', link: 'Straight to the form', mode: demo },
  { width: 1280, path: '/clients#contact-sales', mode: contact },
]) {
  test(`${link ?? path} goes to the form itself at ${width} px, which arrives with all its fields, and text of any kind`, async ({
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
    const text = `"'&=+%#</script><b>שלום 👋🏽`;
    await fillIn(dialog, { ...typed, 'Name (required)': text, 'Message (optional)': text });
    await submit(dialog, mode);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(inbox.requests).toHaveLength(1);
    expect(inbox.requests[0]?.contentType).toBe('application/x-www-form-urlencoded');
    // The honeypot too, empty.
    const fields = { ...bodyOf(mode), _gotcha: '', name: text, message: text };
    expect(inbox.requests[0]?.fields).toEqual(fields);
  });
}
