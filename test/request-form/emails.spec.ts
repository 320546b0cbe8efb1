import { emailOutcome, refusal, refusedEmails, submitEmail, takenEmails } from '../support/emails';
import { expect, test } from '../support/site';
import { hydrated } from '../support/visitor';

/* The same in Firefox and WebKit: test/engines/emails.spec.ts. */

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
});

for (const [kind, emails] of Object.entries(takenEmails)) {
  test(`of ${kind} the address that was meant arrives`, async ({ page, inbox }) => {
    for (const email of Object.keys(emails)) {
      await page.evaluate(submitEmail, email);
      await expect.poll(() => page.evaluate(emailOutcome), email).toBe('sent');
    }
    expect(inbox.arrivals.map(({ fields }) => fields.email)).toEqual(Object.values(emails));
  });
}

test('what is no address is refused, with the sign that makes it none', async ({ page, inbox }) => {
  for (const [email, sign] of Object.entries(refusedEmails)) {
    await page.evaluate(submitEmail, email);
    await expect.poll(() => page.evaluate(emailOutcome), email).toBe(refusal(sign));
  }
  expect(inbox.arrivals).toEqual([]);
});
