import { readSourceText } from './sourceText';

test.each([
  ['a policy of 105 kB', 'a'.repeat(105_000)],
  ['38,000 letters of three bytes', '保'.repeat(38_000)],
  ['150,000 signs of four bytes', '🪑'.repeat(150_000)],
  ['as many letters as there may be', '保'.repeat(300_000)],
])('%s can be read', (_, text) => {
  expect(readSourceText('content/a.md', Buffer.from(text))).toEqual({ text });
});

test.each([
  ['one letter more', 'a'.repeat(300_001)],
  ['as many of three bytes', '保'.repeat(300_001)],
  ['many of four bytes', '🪑'.repeat(1_000_000)],
])('%s is told by their number', (_, text) => {
  expect(readSourceText('content/a.md', Buffer.from(text))).toMatchObject({
    problem: { code: 'too-large', message: expect.stringContaining('300,000 characters') },
  });
});
