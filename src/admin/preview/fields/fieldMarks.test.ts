import { readSource } from './fieldMarks';

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
