import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { checkFile } from '../../kit/content/check/checkContent';
import { canonicalText } from '../../kit/content/derive/canonicalText';
import { collectionNames } from '../../kit/content/model/model';
import { cmsConfiguration } from '../../kit/editor/bundle/configuration';
import { anyFields } from '../../test/jest/anyFields';

test.each(collectionNames)(
  'of %s, a file with the examples of its fields is accepted',
  (collection) => {
    const id = { collection, name: 'any', file: 'content/any' };
    const isAccepted = (fields: object) =>
      checkFile(id, canonicalText(collection, fields)).entry !== undefined;
    expect(fc.sample(anyFields(collection), { seed: 1, numRuns: 150 }).some(isAccepted)).toBe(true);
  },
);

const { product } = JSON.parse(readFileSync('content/site.json', 'utf8'));

test.each([
  ['the form', JSON.stringify(cmsConfiguration('https://www.example.com'))],
  [
    'the deployed form',
    JSON.stringify(
      cmsConfiguration('https://www.example.com', { name: 'github', repo: 'a/b', branch: 'main' }),
    ),
  ],
])('no example in %s names the product, which another site has otherwise', (_name, words) => {
  expect(words).not.toMatch(new RegExp(product, 'i'));
});
