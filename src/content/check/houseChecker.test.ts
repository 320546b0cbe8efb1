import type { CollectionName } from '../model/model';
import { uncheckedFile } from './checkFields';
import { houseChecker } from './houseChecker';

const check = houseChecker({
  avoid: [{ words: 'utilize,bar code, don’t', say: 'other words' }],
  claims: [
    { words: '40% of our clients', source: 'A survey' },
    { words: '#%, # times, #x, ISO #, best' },
  ],
});

function warningsFor(text: string, collection: CollectionName = 'pages', find = check) {
  const place = { line: 3, field: 'title' };
  const parsed = { value: {}, problems: [], placeOf: () => place, body: '', bodyLine: 1 };
  const file = uncheckedFile({ collection, file: 'content/any', name: 'any' }, parsed);
  file.texts.push({ value: text, ...place });
  return find(file).map(({ line, field, message }) => `${line} ${field} ${message}`);
}

test.each([
  ['Utilize it.', 'has "Utilize", which we avoid'],
  ['Each bar\ncode', 'has "bar code", which we avoid'],
  ["We don't.", 'has "don\'t", which we avoid'],
  ['Save 12.5 % today', 'claims "12.5 %" without a source'],
  ['1,000 times as fast', 'claims "1,000 times" without a source'],
  ['3x faster', 'claims "3x" without a source'],
  ['ISO 9001. Really.', 'claims "ISO 9001" without a source'],
  ['40% of our clients and 50% of others', 'claims "50%" without a source'],
  ['The **best-kept** one', 'claims "best" without a source'],
])('of %j it is said what it has', (text, message) => {
  expect(warningsFor(text)).toEqual([`3 title ${message}`]);
});

test.each([
  'Utilizes, bestow, asbestos, bar coder',
  '40% of our clients',
  '{best} and [a link](/best)',
  '3 pieces, in two times 2 rows',
])('of %j nothing is said', (text) => {
  expect(warningsFor(text)).toEqual([]);
});

test('what others said stays as they said it', () => {
  expect(warningsFor('The best', 'testimonials')).toEqual([]);
  expect(warningsFor('The best', 'videos')).toEqual([]);
});

test.each(['', ',', ', ,', '#', '(', '\\', '[', 'a|'])(
  'the words %j can be in the list',
  (words) => {
    const find = houseChecker({ avoid: [{ words, say: 'a' }], claims: [{ words }] });
    expect(warningsFor('Nothing of it', 'pages', find)).toEqual([]);
  },
);
