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

test('it goes to the address, with the subject, a line for each field, and the message below', () => {
  const fields = {
    name: 'Robin',
    email: 'r@x.example',
    phone: '1',
    company: 'F',
    message: 'Hello.',
  };
  expect(mailOf(fields)).toStrictEqual({
    recipient: 'mailto:hello@casegood.example',
    subject: 'Demo Request',
    body: 'Name: Robin\r\nEmail: r@x.example\r\nPhone: 1\r\nCompany: F\r\n\r\nHello.',
  });
});

test('a field that is empty or blank has no line', () => {
  expect(mailOf({ name: 'Robin', phone: ' \t ' }).body).toBe('Name: Robin');
});

test.each([
  ['emoji', 'Hi 👋🏽 👩‍👩‍👧'],
  ['text from right to left', 'שלום עולם مرحبا'],
  ['quotes and signs of addresses', `"it's" & a=b? #1 100% +1 \\ <b>`],
  ['a closing tag', '</script><img src=x onerror=alert(1)>'],
  ['a tab', 'a\tb'],
  ['a line break', 'a\nb', 'a\r\nb'],
  ['one of Windows', 'a\r\nb', 'a\r\nb'],
  ['one of old', 'a\rb', 'a\r\nb'],
  ['control characters, which no mail shows,', 'a\0b\x1bc\x7fd', 'abcd'],
  ['half a character, which no address can hold,', 'a\ud83db', 'a\ufffdb'],
])('%s arrives as a mail can have it', (_name, message, arrived = message) => {
  expect(mailOf({ message }).body?.trimStart()).toBe(arrived);
});

test('the address can’t smuggle anything in', () => {
  const link = mailLink({ address: 'a?bcc=b@x.example', subject: '', fields: emptyFields, labels });
  expect(new URL(link).searchParams.has('bcc')).toBe(false);
});

describe('what is too long for mail programs', () => {
  const long: [string, Partial<RequestFields>][] = [
    ['a message', { message: 'x'.repeat(100_000) }],
    ['a message of emoji', { message: '👩‍👩‍👧'.repeat(10_000) }],
    ['a message of line breaks', { name: 'Robin', message: `a${'\n'.repeat(100_000)}b` }],
    ['a name', { name: 'x'.repeat(100_000) }],
    [
      'every field',
      Object.fromEntries(Object.keys(emptyFields).map((name) => [name, 'ö'.repeat(100_000)])),
    ],
  ];

  test.each(long)('%s is cut on a whole character, and ends in an ellipsis', (_name, fields) => {
    expect(linkOf(fields).length).toBeLessThanOrEqual(2000);
    expect(mailOf(fields).body).toMatch(/[^\ufffd]…$/);
  });

  test('a long name leaves room for the rest', () => {
    const { body } = mailOf({ name: 'x'.repeat(100_000), email: 'r@x.example', message: 'Hello.' });
    expect(body).toMatch(/^Name: x+…\r\nEmail: r@x\.example\r\n\r\nHello\.$/);
  });

  test('a long subject does too', () => {
    const link = linkOf({ message: 'Hello.' }, 'ö'.repeat(2000));
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(link).toMatch(/Hello\.$/);
  });

  test('what just fits is not cut', () => {
    const room = 2000 - linkOf({ message: 'x' }).length + 1;
    expect(linkOf({ message: 'x'.repeat(room) })).toHaveLength(2000);
    expect(linkOf({ message: 'x'.repeat(room) })).toMatch(/x$/);
    expect(linkOf({ message: 'x'.repeat(room + 1) })).toMatch(/x%E2%80%A6$/);
  });
});
