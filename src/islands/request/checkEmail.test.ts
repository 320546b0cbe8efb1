/** @jest-environment ./test/jest/environment.ts */
import { checkEmail } from './checkEmail';

test.each([
  'robin@office.example',
  ' robin@office.example\u00A0',
  '\u202Arobin@office.example\u202C',
  'ro\u200Bbin@office.example',
  "o'neill+demo@office.example",
  '',
])('%j is accepted', (email) => {
  expect(checkEmail(email)).toBeUndefined();
});

test.each([
  ['jürgen@example.com', 'ü'],
  ['ju\u0308rgen@example.com', 'ü'],
  ['用户@example.com', '用'],
  ['"robin field"@office.example', '"'],
  ['Robin <robin@office.example>', '<'],
  ['robin@office.example, kim@office.example', ','],
  ['robin@[192.0.2.1]', '['],
  ['robin@of_fice.example', '_'],
  ['mailto:robin@office.example', ':'],
  ['robin field@office.example', undefined],
  ['robin@office..example', undefined],
  ['robin', undefined],
  ['robin@', undefined],
  ['@office.example', undefined],
  ['robin@office@example', undefined],
])('%s is refused, for its %s', (email, sign) => {
  expect(checkEmail(email)).toEqual({ sign });
});
