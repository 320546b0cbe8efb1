import { requestWords } from '../../../test/jest/requestWords';
import { emptyFields } from './draft';
import type { RequestFields } from './fields';
import { mailLink } from './mailLink';

const labels = requestWords.formFields;
const address = 'hello@casegood.example';

function linkOf(fields: Partial<RequestFields>): string {
  return mailLink({
    address,
    subject: 'Demo Request',
    fields: { ...emptyFields, ...fields },
    labels,
  });
}

/** What a mail program makes of a link. */
function mailOf(fields: Partial<RequestFields>) {
  const [recipient, query = ''] = linkOf(fields).split('?');
  const [subject, body] = query
    .split('&')
    .map((part) => decodeURIComponent(part.split('=')[1] ?? ''));
  return { recipient, subject, body };
}

test('it has a line for each field that isn’t blank', () => {
  const fields = { name: 'Robin', email: 'r@x.example', phone: ' \t ', message: 'Hello.' };
  expect(mailOf(fields)).toStrictEqual({
    recipient: 'mailto:hello@casegood.example',
    subject: 'Demo Request',
    body: 'Name: Robin\r\nEmail: r@x.example\r\nMessage: Hello.',
  });
});

test.each([
  ['emoji', 'Hi 👋🏽 👩‍👩‍👧'],
  ['quotes and signs of addresses', `"it's" & a=b? #1 100% +1 \\ <b>`],
  ['a line break', 'a\nb', 'a\r\nb'],
  ['half a character, which no address can hold,', 'a\ud83db', 'a\ufffdb'],
])('%s arrives as a mail can have it', (_name, message, arrived = message) => {
  expect(mailOf({ message }).body).toBe(`Message: ${arrived}`);
});

test.each<[string, Partial<RequestFields>]>([
  ['a message of emoji', { message: '👩‍👩‍👧'.repeat(10_000) }],
  ['a message of line breaks', { name: 'Robin', message: `a${'\n'.repeat(100_000)}b` }],
  ['a name', { name: 'x'.repeat(100_000), message: 'Hello.' }],
  [
    'every field',
    Object.fromEntries(Object.keys(emptyFields).map((name) => [name, 'ö'.repeat(100_000)])),
  ],
])('%s that is too long is cut on a whole character, and ends in an ellipsis', (_name, fields) => {
  const { length } = linkOf(fields);
  expect(length).toBeLessThan(2000);
  expect(length).toBeGreaterThan(1970);
  expect(mailOf(fields).body).toMatch(/[^\ufffd]…$/);
});
