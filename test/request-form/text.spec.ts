import { failedRequest } from '../support/guard';
import { expect, test } from '../support/site';
import {
  bodyOf,
  demo,
  expectAllKept,
  expectToast,
  failed,
  fillIn,
  openRequest,
  submit,
  typed,
} from '../support/visitor';

const markup = '</script></textarea><img src=x onerror="throw 1"><b>{{7*7}}</b>';

test('text of any kind arrives as typed', async ({ page, inbox }) => {
  const line = `👩‍👩‍👧‍👦 🏳️‍🌈 שלום, مرحبا "double" 'single' \\n before\0after ${markup}`;
  const lines = `one\n\ntwo\n\tthree\n${'Öl und so '.repeat(10_000)}.`;
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  await fillIn(dialog, { ...typed, 'Company (optional)': line, 'Message (optional)': lines });
  await submit(dialog, demo);
  await expectToast(page, 'Success!', demo.success);
  expect(inbox.requests.map(({ fields }) => fields)).toEqual([
    { ...bodyOf(demo), company: line, message: lines },
  ]);
});

test('markup never becomes HTML, even if it could not be sent', async ({ page, inbox, guard }) => {
  guard.allowConsole('The request could not be sent: the form service answered with status 503');
  guard.allowConsole(failedRequest);
  inbox.setFaults({ status: 503 });
  await page.goto('/');
  const dialog = await openRequest(page, demo);
  const values = { ...typed, 'Name (required)': markup, 'Message (optional)': markup };
  await fillIn(dialog, values);
  await submit(dialog, demo);
  await expectToast(dialog, 'Error', failed);
  await expectAllKept(dialog, demo, values);
  await expect(page.locator('[onerror], b')).toHaveCount(0);
  await expect(dialog.locator('form').locator('script, img, textarea')).toHaveCount(1);
});
