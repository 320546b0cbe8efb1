import { readSourceText } from './sourceText';

test.each([
  ['\uFEFFa\u200Bb\u2060', 'ab'],
  ['Use \u202Ewhat\u202C you\u2028have', 'Use what you have'],
  ['a\u000Bb\u0000', 'a b '],
  ['a\tb\nZürich 保護 👩‍👧 क्‍ष', 'a\tb\nZürich 保護 👩‍👧 क्‍ष'],
])('of the file %j visitors get what they would see', (written, text) => {
  expect(readSourceText('a.md', Buffer.from(written))).toEqual({ text });
});
