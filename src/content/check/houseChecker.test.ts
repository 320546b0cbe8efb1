import type { CollectionName } from '../model/model';
import { emptyCheckedFile } from './checkedFile';
import { checkContent } from './checker';
import { houseChecker } from './houseChecker';

const check = houseChecker({
  avoid: [{ words: 'utilize, bar code, don’t', say: 'other words' }],
  claims: [
    { words: '40% of our clients', source: 'A survey' },
    { words: '#%, # times, #x, ISO #, best' },
  ],
});

function warningsFor(text: string, collection: CollectionName = 'pages') {
  const read = { ...emptyCheckedFile({ collection, file: 'content/any', name: 'any' }) };
  read.texts.push({ value: text, line: 3, field: 'title' });
  return check(read).map(({ line, field, message }) => `${line} ${field} ${message}`);
}

test.each([
  ['Utilize it.', 'has "Utilize", which we avoid'],
  ['Each bar\ncode', 'has "bar code", which we avoid'],
  ["We don't.", 'has "don\'t", which we avoid'],
  ['Save 12.5 % today', 'claims "12.5 %" without a source'],
  ['1,000 times as fast', 'claims "1,000 times" without a source'],
  ['3x faster', 'claims "3x" without a source'],
  ['ISO 9001. Really.', 'claims "ISO 9001" without a source'],
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

test('a source counts only for the words that have it', () => {
  expect(warningsFor('40% of our clients and 50% of others')).toHaveLength(1);
});

test('what others said stays as they said it', () => {
  expect(warningsFor('The best', 'testimonials')).toEqual([]);
  expect(warningsFor('The best', 'videos')).toEqual([]);
});

test.each(['', ',', ', ,', '#', '(', '\\', '[', 'a|'])(
  'the words %j can be in the list',
  (words) => {
    const of = { ...emptyCheckedFile({ collection: 'pages', file: '', name: '' }) };
    of.texts.push({ value: 'Nothing of it', line: 1, field: '' });
    expect(houseChecker({ avoid: [{ words, say: 'a' }], claims: [{ words }] })(of)).toEqual([]);
  },
);

test('the content keeps to the house words', async () => {
  const { warnings, entries } = await checkContent('content');
  expect(entries.some(({ collection }) => collection === 'houseWords')).toBe(true);
  expect(warnings.filter(({ code }) => code === 'house-words')).toEqual([]);
});
