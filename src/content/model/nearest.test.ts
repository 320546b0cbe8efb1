import { nearest } from './nearest';

test.each([
  ['tilte', 'title', 'two letters that are swapped'],
  ['hreo', 'hero', 'two that are swapped in a short word'],
  ['tite', 'title', 'one that is left out'],
  ['Pictrue', 'picture', 'another case'],
  ['desc', 'description', 'a beginning'],
  ['badge', undefined, 'another word'],
])('%s means %s: %s', (written, meant, _slip) => {
  expect(nearest(written, ['title', 'hero', 'picture', 'description'])).toBe(meant);
});
