import { keptText, keptTexts, openedText, sentText, withReplaced } from './openedText';

const text = 'title: Büro “Öl”\n— 事務所 🪑';

test('a form keeps its text in any script', () => {
  expect(openedText(keptText(`${text}\n`))).toBe(text);
  expect(openedText(keptTexts('before', text))).toBe(text);
  expect([undefined, ''].map(openedText)).toEqual([undefined, undefined]);
});

test.each([
  ['of a form that is saved', keptTexts('opened', text), 'opened'],
  ['of a new form', keptTexts(undefined, text), ''],
  ['that follows another’s new name', keptText('opened'), 'opened'],
  ['that follows one after it was saved', keptTexts('opened', 'saved'), 'saved'],
  ['of an entry that keeps none', undefined, ''],
])('a text %s says what it takes the place of', (_, kept, replaced) => {
  expect(sentText(withReplaced(`${text}\n`, kept))).toEqual({ text: `${text}\n`, replaced });
});
