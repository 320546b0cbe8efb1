import { headingIds } from './headings';

test.each([
  [['  What we collect, and why?  '], ['what-we-collect-and-why']],
  [
    ['Zürich', '8. Your rights'],
    ['zurich', '8-your-rights'],
  ],
  [
    ['Straße nach Łódź', 'ﬁne, ½ off™', 'e\u0301te\u0301'],
    ['straße-nach-łodz', 'fine-1-2-offtm', 'ete'],
  ],
  [
    ['返品について', '保証', 'ガラス', 'カ\u3099ラス'],
    ['返品について', '保証', 'ガラス', 'ガラス-2'],
  ],
  [
    ['Возврат и обмен: Ёлка', 'घर की वापसी', 'คำถาม', 'مُدَّة الضمان؟', '반품 1'],
    ['возврат-и-обмен-ёлка', 'घर-की-वापसी', 'คำถาม', 'مُدَّة-الضمان', '반품-1'],
  ],
  [
    ['🎉', ''],
    ['section', 'section-2'],
  ],
  // An id that another heading gets from its own text is skipped.
  [
    ['Rights', 'Rights 2', 'Rights'],
    ['rights', 'rights-2', 'rights-3'],
  ],
])('the headings %j have the ids %j', (headings, ids) => {
  expect(headingIds(headings, [])).toStrictEqual(ids);
});

test('no heading has an id that something else on the page has', () => {
  expect(headingIds(['Order a cake'], ['order-a-cake'])).toEqual(['order-a-cake-2']);
});
