/** @jest-environment ./test/jest/environment.ts */
import { indexOfWords } from './openField';

const text = '## Data\n\nWe keep {product} data.\n\nData of *others* stays. Data goes.';

test.each([
  ['Data', 0, text.indexOf('Data')],
  ['Data', 1, text.indexOf('Data of')],
  ['We keep Crust data.', 0, text.indexOf('We keep')],
  ['stays. Data goes.', 0, text.indexOf('stays')],
  ['Elsewhere', 0, -1],
])('“%s”, which stood there %i times before, is found in the markdown', (words, before, place) => {
  expect(indexOfWords(text, { words, before })).toBe(place);
});
