import type { Page } from '@playwright/test';
import request from '../fixture/content/request.json';
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

/* What is wrong with which fields is in src/islands/request/validate.test.ts. */

const [name, email] = ['Name (required)', 'Email (required)'];

test.beforeEach(({ page }) => page.goto('/'));

test.afterEach(({ inbox }) => {
  expect(inbox.arrivals).toEqual([]);
});

for (const [what, values, wrong] of [
  ['half an address alone', { [email]: 'r@' }, { [name]: request.empty, [email]: malformedEmail }],
  ['half an address', { ...typed, [email]: 'robin@' }, { [email]: malformedEmail }],
] as const) {
  test(`${what} is refused and explained at each field, of which the first gets the focus`, async ({
    page,
  }) => {
    const dialog = await openRequest(page, demo);
    await fillIn(dialog, values);
    await submit(dialog, demo);
    await expectToast(dialog, 'Error', name in wrong ? missing : malformedEmail);
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(wrong).length);
    for (const [label, message] of Object.entries(wrong)) {
      await expect(field(dialog, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(dialog, label)).toHaveAccessibleDescription(message);
    }
    await expect(dialog.locator('[aria-invalid]').first()).toBeFocused();
    await expectFilled(dialog, values);
  });
}

test('what is corrected is no longer marked, what is still wrong stays so, and the message goes', async ({
  page,
}) => {
  const dialog = await openRequest(page, demo);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  await field(dialog, email).pressSequentially('robin@');
  await expect(field(dialog, email)).toHaveAccessibleDescription(malformedEmail);
  await expect(field(dialog, name)).toHaveAccessibleDescription(request.empty);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await field(dialog, name).fill('Robin');
  await expect(field(dialog, name)).not.toHaveAttribute('aria-invalid');
  await field(dialog, email).pressSequentially('office.example');
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
});

/** Whether each control of the open form is seen, once it is scrolled to: nothing lies over its middle. */
function coveredControls(page: Page): Promise<string[]> {
  return page
    .locator('dialog[open] :is([command], form :is(input, textarea, button))')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden]'))
        .filter((control) => {
          control.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = control.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return !control.contains(over);
        })
        .map(({ outerHTML }) => outerHTML),
    );
}

test('on a desk at 400 % zoom the reason is in sight, and the toast covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const dialog = await openRequest(page, demo);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', missing);
  await expect(field(dialog, name)).toBeFocused();
  await expect(dialog.getByText(request.empty).first()).toBeInViewport();
  expect(await coveredControls(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});
