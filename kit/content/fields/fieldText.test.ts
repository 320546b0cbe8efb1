import { withArticle } from './fieldText';

test.each([
  'an action',
  'an event',
  'an offer',
  'an hour',
  'an FAQ',
  'an unfinished page',
  'a page',
  'a user guide',
  'a unit',
  'a European office',
  'a one-pager',
  'a host',
])('%s', (expected) => {
  expect(withArticle(expected.replace(/^an? /, ''))).toBe(expected);
});
