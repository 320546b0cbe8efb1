import { headingIds } from './headings';

test.each([
  [['Retention periods'], ['retention-periods']],
  [['  What we collect, and why?  '], ['what-we-collect-and-why']],
  [
    ['Zürich', '8. Your rights'],
    ['zurich', '8-your-rights'],
  ],
  [
    ['数据', ''],
    ['section', 'section-2'],
  ],
  [
    ['Rights', 'Rights', 'rights!'],
    ['rights', 'rights-2', 'rights-3'],
  ],
  // An id that another heading gets from its own text is skipped.
  [
    ['Rights', 'Rights 2', 'Rights'],
    ['rights', 'rights-2', 'rights-3'],
  ],
])('the headings %j have the ids %j', (headings, ids) => {
  expect(headingIds(headings)).toStrictEqual(ids);
});
