import { changedLines, changedWords } from './wordChanges';

test('a line that came and one that went are told whole', () => {
  const lines = changedLines(['One', 'Two'], ['Two', 'Three']);
  expect(lines.flat().filter(({ kind }) => kind === 'removed')).toEqual([
    { kind: 'removed', text: 'One' },
  ]);
  expect(lines.flat().filter(({ kind }) => kind === 'added')).toEqual([
    { kind: 'added', text: 'Three' },
  ]);
});

test('words in a row that changed are one change', () => {
  expect(changedWords('Know every piece you own', 'Know all pieces you own')).toEqual([
    { kind: 'same', text: 'Know ' },
    { kind: 'removed', text: 'every piece' },
    { kind: 'added', text: 'all pieces' },
    { kind: 'same', text: ' you own' },
  ]);
});

test('an empty text that gets words has them added', () => {
  expect(changedWords('', 'New words')).toEqual([{ kind: 'added', text: 'New words' }]);
});
