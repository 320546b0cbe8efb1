import { fieldList } from './fieldList';

const shop = fieldList('shop').split('\n\n');

test.each([
  ['the file, and what it is', 'Shop, in content/shop.json: What all pages say.'],
  [
    'a field, its limit and its example',
    '  name: a name of up to 40 characters\n    Name. Of the bakery. For example: Crust',
  ],
  ['a field that can be left out', expect.stringMatching(/^ {2}mill: .*; can be left out\n/)],
  [
    'a list, and what it has',
    '  links: 0 to 5 of: link: loaf, room or other; can be left out\n    Links. On every page.',
  ],
  ['a group within it', 'Notice: A line on every page.'],
])('the list says %s', (_, said) => {
  expect(shop).toContainEqual(said);
});

test('a name that is none says which there are', () => {
  expect(() => fieldList('bread')).toThrow(
    'There are no fields of “bread”. Name one of: rooms, loaves, bakers, shop, moves.',
  );
});
