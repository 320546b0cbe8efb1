import { headingIds } from './headings';

test.each([
  ['  What we collect, and why?  ', 'what-we-collect-and-why'],
  ['Zürich', 'zurich'],
  ['8. Your rights', '8-your-rights'],
  ['Straße nach Łódź', 'straße-nach-łodz'],
  ['ﬁne, ½ off™', 'fine-1-2-offtm'],
  ['e\u0301te\u0301', 'ete'],
  ['返品について', '返品について'],
  ['Возврат и обмен: Ёлка', 'возврат-и-обмен-ёлка'],
  ['घर की वापसी', 'घर-की-वापसी'],
  ['คำถาม', 'คำถาม'],
  ['مُدَّة الضمان؟', 'مُدَّة-الضمان'],
  ['🎉', 'section'],
])('the heading %j has the id %j', (words, id) => {
  expect(headingIds([words], [])).toStrictEqual([id]);
});

test('no heading has the id of another, also from its own text, or of something else on the page', () => {
  const headings = [
    'Rights',
    'Rights 2',
    'Rights',
    'ガラス',
    'カ\u3099ラス',
    '',
    '🎉',
    'Order a cake',
  ];
  const ids = ['rights', 'rights-2', 'rights-3', 'ガラス', 'ガラス-2', 'section', 'section-2'];
  expect(headingIds(headings, ['order-a-cake'])).toStrictEqual([...ids, 'order-a-cake-2']);
});
