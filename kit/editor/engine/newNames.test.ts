import { newName } from './newNames';

test.each([
  ['/Für Büros/', [], 'fur-buros'],
  ['“Short.” Office manager', [], 'short-office-manager'],
  ['客户', [], 'new'],
  ['rye', ['rye', 'rye-1'], 'rye-2'],
])('a file named after %s, beside %j, is %s', (words, taken: string[], name) => {
  expect(newName(words, (each) => taken.includes(each))).toBe(name);
});
