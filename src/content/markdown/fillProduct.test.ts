import { fillProduct } from './fillProduct';

test.each([
  ['{product} works', 'Casegood works'],
  ['{product} and {product}', 'Casegood and Casegood'],
  ['Nothing to fill', 'Nothing to fill'],
  ['{Product} and {stars} stay', '{Product} and {stars} stay'],
  ['', ''],
])('"%s" becomes "%s"', (text, filled) => {
  expect(fillProduct(text, 'Casegood')).toBe(filled);
});
