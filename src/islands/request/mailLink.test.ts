import { requestWords } from '../../../test/jest/requestWords';
import { emptyFields } from './draft';
import { mailLink } from './mailLink';
import type { RequestFields } from './submitRequest';

const labels = requestWords.formFields;
const address = 'hello@casegood.example';

function linkOf(fields: Partial<RequestFields>, subject = 'Demo Request'): string {
  return mailLink({ address, subject, fields: { ...emptyFields, ...fields }, labels });
}

/** What a mail program makes of a link. */
function mailOf(fields: Partial<RequestFields>) {
  const [recipient, query = ''] = linkOf(fields).split('?');
  const [subject, body] = query
    .split('&')
    .map((part) => decodeURIComponent(part.split('=')[1] ?? ''));
  return { recipient, subject, body };
}

test('it has a line for each field that isn’t blank, and the message below', () => {
  const fields = { name: 'Robin', email: 'r@x.example', phone: ' \t ', message: 'Hello.' };
  expect(mailOf(fields)).toStrictEqual({
    recipient: 'mailto:hello@casegood.example',
    subject: 'Demo Request',
    body: 'Name: Robin\r\nEmail: r@x.example\r\n\r\nHello.',
  });
});

test.each([
  ['emoji', 'Hi 👋🏽 👩‍👩‍👧'],
  ['quotes and signs of addresses', `"it's" & a=b? #1 100% +1 \\ <b>`],
  ['a line break', 'a\nb', 'a\r\nb'],
  ['one of Windows', 'a\r\nb', 'a\r\nb'],
  ['control characters, which no mail shows,', 'a\0b\x1bc\x7fd', 'abcd'],
  ['half a character, which no address can hold,', 'a\ud83db', 'a\ufffdb'],
])('%s arrives as a mail can have it', (_name, message, arrived = message) => {
  expect(mailOf({ message }).body?.trimStart()).toBe(arrived);
});

test.each<[string, Partial<RequestFields>]>([
  ['a message of emoji', { message: '👩‍👩‍👧'.repeat(10_000) }],
  ['a message of line breaks', { name: 'Robin', message: `a${'\n'.repeat(100_000)}b` }],
  [
    'every field',
    Object.fromEntries(Object.keys(emptyFields).map((name) => [name, 'ö'.repeat(100_000)])),
  ],
])('%s that is too long is cut on a whole character, and ends in an ellipsis', (_name, fields) => {
  expect(linkOf(fields).length).toBeLessThanOrEqual(2000);
  expect(mailOf(fields).body).toMatch(/[^\ufffd]…$/);
});

test('a long name and a long subject leave room for the rest', () => {
  const link = linkOf({ name: 'x'.repeat(9999), message: 'Hello.' }, 'ö'.repeat(2000));
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link).toMatch(/Name%3A%20x+%E2%80%A6%0D%0A%0D%0AHello\.$/);
});

test('what just fits is not cut', () => {
  const room = 2000 - linkOf({ message: 'x' }).length + 1;
  expect(linkOf({ message: 'x'.repeat(room) })).toMatch(/x$/);
  expect(linkOf({ message: 'x'.repeat(room + 1) })).toMatch(/x%E2%80%A6$/);
});
