import type { Locator, Page } from '@playwright/test';
import { failedRequest } from '../support/guard';
import { expect, test } from '../support/site';
import {
  bodyOf,
  demo,
  expectFilled,
  expectToast,
  failed,
  field,
  fillIn,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

/* Which answers are failures is in src/islands/request/submitRequest.test.ts. The two forms differ only in wording. */

async function openFilled(page: Page): Promise<Locator> {
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, typed);
  return dialog;
}

test('two submits in one tick send one request, and until its answer the form is disabled and stays open', async ({
  page,
  inbox,
}) => {
  inbox.setFaults({ hang: true });
  const dialog = await openFilled(page);
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect.poll(() => inbox.arrivals.length).toBe(1);

  async function expectBusy() {
    await expect(dialog.getByRole('button', { name: 'Sending...', exact: true })).toBeVisible();
    // Including the honeypot, which nobody sees.
    await expect(dialog.locator(':is(input, textarea, button):disabled')).toHaveCount(10);
    await expect(dialog.locator(':is(input, textarea, button):enabled')).toHaveCount(0);
  }
  await expectBusy();
  await expect(dialog.getByRole('status')).toHaveText('Sending...');
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    location.hash = '#contact-sales';
  });
  await expectBusy();
  await expectFilled(dialog, typed);

  inbox.release();
  await expectToast(page, 'Success!', demo.success);
  await expect(page.getByRole('status', { includeHidden: true }).first()).toHaveText('');
  expect(inbox.arrivals).toHaveLength(1);
});

test('a failure is reported, with a mail link that has everything typed, and the next attempt works', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/^The request could not be sent: /);
  guard.allowConsole(failedRequest);
  const dialog = await openFilled(page);
  const mail = dialog.getByRole('link', { name: 'hello@exemplar.example', exact: true });
  await expect(mail).toHaveCount(0);
  inbox.setFaults({ status: 503, times: 1 });
  const logged = page.waitForEvent('console', (message) => /status 503$/.test(message.text()));
  await submit(dialog, demo);
  expect((await logged).type()).toBe('error');
  await expectToast(dialog, 'Error', failed);
  await expectFilled(dialog, typed);
  const again = dialog.getByRole('button', { name: demo.submit, exact: true });
  await expect(again).toBeFocused();
  await expect(dialog.locator(':disabled')).toHaveCount(0);

  await expect(mail).toBeInViewport();
  await field(dialog, 'Message (optional)').fill('Forty chairs.');
  await expect(mail).toHaveAttribute('href', /%0D%0AMessage%3A%20Forty%20chairs\.$/);
  await expect(mail).toHaveAttribute('href', /^mailto:hello@exemplar\.example\?.*Robin%20Field/);

  await again.press('Enter');
  await expectToast(page, 'Success!', demo.success);
  await expect(dialog).toBeHidden();
  const fields = { ...bodyOf(demo), message: 'Forty chairs.' };
  expect(inbox.requests.map((request) => request.fields)).toEqual([fields]);
});

test('leaving in the middle restores the text, repeats nothing, and lets the visitor send again', async ({
  page,
  inbox,
}) => {
  inbox.setFaults({ hang: true, times: 1 });
  await submit(await openFilled(page), demo);
  await expect.poll(() => inbox.arrivals.length).toBe(1);
  await page.goto('/clients');
  inbox.release();
  const dialog = await openRequest(page, demo);
  await expectFilled(dialog, typed);
  expect(inbox.arrivals).toHaveLength(1);
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  expect(inbox.arrivals).toHaveLength(2);
});

test('a request arrives even if the tab is closed at once, its email without what programs put around it', async ({
  page,
  context,
  inbox,
}) => {
  await context.newPage();
  const dialog = await openFilled(page);
  await field(dialog, 'Email (required)').fill('Robin Field <robin@office.example>\u00A0');
  await submit(dialog, demo);
  await page.close();
  await expect.poll(() => inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(demo)]);
});
