import fc from 'fast-check';
import { checkFile } from '../../kit/content/check/checkFile';
import { canonicalText } from '../../kit/content/derive/canonicalText';
import { collectionNames } from '../../kit/content/model/model';
import { anyEntry } from '../../test/jest/anyEntry';

test.each(collectionNames)(
  'of %s, a file with the examples of its fields is accepted',
  (collection) => {
    const id = { collection, name: 'any', file: 'content/any' };
    const isAccepted = (content: { fields: object; body: string }) =>
      checkFile(id, canonicalText(collection, content)).entry !== undefined;
    expect(fc.sample(anyEntry(collection), { seed: 1, numRuns: 150 }).some(isAccepted)).toBe(true);
  },
);
