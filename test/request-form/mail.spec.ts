import type { Locator } from '@playwright/test';
import { failedRequest } from '../support/guard';
import { expect, test } from '../support/site';
import {
  demo,
  expectToast,
  failed,
  field,
  fillIn,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

test.beforeEach(async ({ page, inbox, guard }) => {
  guard.allowConsole('The request could not be sent: the form service answered with status 503');
  guard.allowConsole(failedRequest);
  inbox.setFaults({ status: 503 });
  await page.goto('/');
});

function mailOf(dialog: Locator): Locator {
  return dialog.getByRole('link', { name: 'hello@exemplar.example', exact: true });
}

async function addressOf(dialog: Locator): Promise<string> {
  return (await mailOf(dialog).getAttribute('href')) ?? '';
}

/** The two forms differ only in wording. */
const mode = demo;

test('after a failure a link contains an email with everything that was typed, and is typed after that', async ({
  page,
}) => {
  const dialog = await openRequest(page, mode);
  await expect(mailOf(dialog)).toHaveCount(0);
  await fillIn(dialog, typed);
  await submit(dialog, mode);
  await expectToast(dialog, 'Error', failed);
  await expect(mailOf(dialog)).toBeInViewport();
  await expect(dialog.getByText('Your request may not have reached us.')).toBeVisible();
  const { protocol, pathname, searchParams } = new URL(await addressOf(dialog));
  expect(protocol + pathname).toBe('mailto:hello@exemplar.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: mode.subject,
    body:
      'Name: Robin Field\r\nEmail: robin@office.example\r\nPhone: +1 555 0100\r\n' +
      'Company: Field & Sons\r\n\r\nTwo floors,\r\nforty desks.',
  });
  await field(dialog, 'Message (optional)').fill('Forty chairs.');
  await expect(mailOf(dialog)).toHaveAttribute('href', /%0D%0A%0D%0AForty%20chairs\.$/);
});
