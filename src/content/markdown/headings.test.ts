import { headingIds } from './headings';

test.each([
  ['Retention periods', 'retention-periods'],
  ['  What we collect, and why?  ', 'what-we-collect-and-why'],
  ['Café and more', 'cafe-and-more'],
  ['Zürich', 'zurich'],
  ['8. Your rights', '8-your-rights'],
  ['数据', 'section'],
  ['', 'section'],
])('the id of "%s" is %s', (words, id) => {
  expect(headingIds([words])).toStrictEqual([id]);
});

test('headings with the same text get different ids', () => {
  expect(headingIds(['Rights', 'Rights', 'rights!'])).toStrictEqual([
    'rights',
    'rights-2',
    'rights-3',
  ]);
});

test('an id that another heading gets from its own text is skipped', () => {
  expect(headingIds(['Rights', 'Rights 2', 'Rights'])).toStrictEqual([
    'rights',
    'rights-2',
    'rights-3',
  ]);
});

test('the ids of one page do not count on the next', () => {
  headingIds(['Rights']);
  expect(headingIds(['Rights'])).toStrictEqual(['rights']);
});

test('a page without headings has no ids', () => {
  expect(headingIds([])).toStrictEqual([]);
});
