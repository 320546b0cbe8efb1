import { changedLines, changedWords } from './wordChanges';

test('only lines in which something changed are told, word by word', () => {
  const before = ['Know every piece', 'You own it', 'The end'];
  const after = ['Know every piece', 'You own all of it', 'The end'];
  expect(changedLines(before, after)).toEqual([
    [
      { kind: 'same', text: 'You own ' },
      { kind: 'added', text: 'all of ' },
      { kind: 'same', text: 'it' },
    ],
  ]);
});

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

test('equal texts have no changed line', () => {
  expect(changedLines(['One', 'Two'], ['One', 'Two'])).toEqual([]);
});

test('an empty text that gets words has them added', () => {
  expect(changedWords('', 'New words')).toEqual([{ kind: 'added', text: 'New words' }]);
});
