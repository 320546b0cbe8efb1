import { markOf, readMark, readSource } from './fieldMarks';

test('a marked text gives its words and its source back', () => {
  const mark = markOf('pages/clients.sections.2.title');
  expect(markOf('pages/clients.sections.2.title')).toBe(mark);
  const joined = `${mark}Words of ${markOf('site/site.product')}Exemplar`;
  expect(readMark(joined)).toEqual({
    text: 'Words of Exemplar',
    source: 'pages/clients.sections.2.title',
  });
  expect(readMark('Words')).toEqual({ text: 'Words', source: undefined });
});

test.each([
  [
    'pages/clients.sections.2.title',
    { collection: 'pages', name: 'clients', field: 'sections.2.title' },
  ],
  ['pages/.title', { collection: 'pages', name: '', field: 'title' }],
  ['cakes/one.title', undefined],
  ['pages/clients', undefined],
])('%s is read as a file and its field', (source, read) => {
  expect(readSource(source)).toEqual(read);
});
