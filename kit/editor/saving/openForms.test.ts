import { isKnown, keptText, noteAgreed, noteWritten, openedText } from './openForms';

const path = 'content/rooms/oven.md';

beforeAll(() => {
  noteWritten('something else', 'of another form');
  noteWritten('opened', 'my first');
  noteWritten('opened', 'mine');
  noteWritten(undefined, 'new');
});

test.each([
  ['the text that the form was opened with', 'mine', 'opened', true],
  ['that text, with another end', 'mine', 'opened\n', true],
  ['what somebody else has saved since', 'mine', 'theirs', false],
  ['what is about to be saved', 'mine', 'mine', true],
  ['what the form has saved before, without an answer', 'mine', 'my first', true],
  ['what another form has saved', 'mine', 'of another form', false],
  ['no file any more', 'mine', undefined, false],
  ['still no file, for a new entry', 'new', undefined, true],
  ['somebody’s entry of the same name', 'new', 'theirs', false],
  ['no file, by what comes from no form', 'of no form', undefined, true],
])('whether %s is replaced without a question', (_, text, there, is) => {
  expect(isKnown(path, text, there)).toBe(is);
});

test('what was agreed to isn’t asked again, but for another text', () => {
  noteAgreed('mine', 'theirs by now');
  expect(isKnown(path, 'mine', 'theirs by now')).toBe(true);
  expect(isKnown(path, 'mine', 'theirs later')).toBe(false);
});

test('a form keeps its text in any script', () => {
  const text = 'title: Büro “Öl”\n— 事務所 🪑';
  expect(openedText(keptText(`${text}\n`))).toBe(text);
  expect([undefined, ''].map(openedText)).toEqual([undefined, undefined]);
});
