import { emailOutcome, refusal, refusedEmails, submitEmail, takenEmails } from '../support/emails';
import { expect, test } from './test';

/* The same in Chromium: test/request-form/emails.spec.ts. */

test.beforeEach(async ({ visitor }) => {
  await visitor.open('/');
  await visitor.waitForScripts();
});

for (const [kind, emails] of Object.entries(takenEmails)) {
  test(`of ${kind} the address that was meant arrives`, async ({ visitor, inbox }) => {
    for (const email of Object.keys(emails)) {
      await visitor.evaluate(submitEmail, email);
      await expect.poll(() => visitor.evaluate(emailOutcome), email).toBe('sent');
    }
    expect(inbox.arrivals.map(({ fields }) => fields.email)).toEqual(Object.values(emails));
  });
}

test('what is no address is refused, with the sign that makes it none', async ({
  visitor,
  inbox,
}) => {
  for (const [email, sign] of Object.entries(refusedEmails)) {
    await visitor.evaluate(submitEmail, email);
    await expect.poll(() => visitor.evaluate(emailOutcome), email).toBe(refusal(sign));
  }
  expect(inbox.arrivals).toEqual([]);
});
