import { cleanField } from './cleanField';

/** Nobody sees any of them. Each is a letter of its own kind. */
const unseen = [
  ...['\u00A0', '\u2003', '\u202F', '\uFEFF', '\t', '\n', '\0', '\x7F'],
  ...['\u200B', '\u200E', '\u200F', '\u061C', '\u202A', '\u202C', '\u2066', '\u2069'],
  ...['\u00AD', '\u034F', '\u2060', '\u3164', '\u2800'],
  ...['\u2028', '\u2029', '\uFFF9', '\uFFFC'],
];

test.each(unseen.map((letter) => [letter.codePointAt(0)?.toString(16), letter]))(
  'U+%s is taken away at both ends',
  (_code, letter) => {
    expect(cleanField('name', `${letter} ${letter}Robin${letter}Field ${letter}`)).toBe(
      `Robin${letter}Field`,
    );
    expect(cleanField('email', `${letter}r@x.example${letter}`)).toBe('r@x.example');
    for (const name of ['phone', 'company'] as const) {
      expect(cleanField(name, letter.repeat(3))).toBe('');
    }
  },
);

test.each(['\u200B', '\u200C', '\u200D', '\u200E', '\u202C', '\u2060', '\u00AD', '\uFEFF', '\0'])(
  'an email loses %j inside it',
  (letter) => {
    expect(cleanField('email', `r${letter}@x.${letter}example`)).toBe('r@x.example');
  },
);

test('spaces that can be seen inside an email stay', () => {
  expect(cleanField('email', 'robin field@x.example')).toBe('robin field@x.example');
  expect(cleanField('email', 'robin\u00A0field@x.example')).toBe('robin field@x.example');
});

test.each([
  ['Persian', 'علی\u200Cرضا'],
  ['Malayalam, which can end in a joiner', 'മോഹന്\u200D'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['emoji', 'Robin \u2764\uFE0F'],
  ['emoji of many parts', '👩‍👩‍👧 & 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('a name in %s stays as it is', (_what, name) => {
  expect(cleanField('name', ` ${name}\u200E`)).toBe(name);
});

test('joiners that join nothing are no name', () => {
  expect(cleanField('name', '\u200D \u200C\uFE0F')).toBe('');
});

test('a message keeps its lines, and what is in them', () => {
  expect(cleanField('message', '\n \u200Ea\n\n b\u200E \n')).toBe('\u200Ea\n\n b\u200E');
});

test('a very long field takes no time', () => {
  const text = `a${' \u200E'.repeat(200_000)}b`;
  expect(cleanField('name', text)).toBe(text);
});
