import { cmsConfiguration } from './configuration';

test('the editor has a form for each collection, and finds its pages', () => {
  const { collections } = cmsConfiguration('https://crust.example');
  expect(collections).toMatchObject([
    { name: 'rooms', preview_path: '{{fields.path}}', aliases_field: false },
    {
      name: 'loaves',
      label_singular: 'Loaf',
      preview_path: 'bread/{{slug}}',
      aliases_field: false,
    },
    { name: 'bakers', folder: 'content/bakers', identifier_field: 'name' },
    { name: 'shop', files: [{ file: 'content/shop.json' }] },
    { name: 'moves', files: [{ file: 'content/moves.json' }] },
  ]);
});
