import type { ContentKind } from '../model/model';
import { checkContent } from './checker';
import { houseChecker } from './houseChecker';
import { unreadFile } from './readFile';

const check = houseChecker({
  avoid: [{ words: 'utilize, bar code, don’t', say: 'other words' }],
  claims: [
    { words: '40% of our clients', source: 'A survey' },
    { words: '#%, # times, #x, ISO #, best' },
  ],
});

function told(text: string, kind: ContentKind = 'pages') {
  const read = { ...unreadFile({ kind, file: 'content/any', name: 'any' }) };
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
  expect(told(text)).toEqual([`3 title ${message}`]);
});

test.each([
  'Utilizes, bestow, asbestos, bar coder',
  '40% of our clients',
  '{best} and [a link](/best)',
  '3 pieces, in two times 2 rows',
])('of %j nothing is said', (text) => {
  expect(told(text)).toEqual([]);
});

test('a source stands for the words that have it alone', () => {
  expect(told('40% of our clients and 50% of others')).toHaveLength(1);
});

test('what others say stays as they said it', () => {
  expect(told('The best', 'testimonials')).toEqual([]);
  expect(told('The best', 'videos')).toEqual([]);
});

test.each(['', ',', ', ,', '#', '(', '\\', '[', 'a|'])(
  'the words %j can be in the list',
  (words) => {
    const of = { ...unreadFile({ kind: 'pages', file: '', name: '' }) };
    of.texts.push({ value: 'Nothing of it', line: 1, field: '' });
    expect(houseChecker({ avoid: [{ words, say: 'a' }], claims: [{ words }] })(of)).toEqual([]);
  },
);

test('the content keeps to the house words', async () => {
  const { warnings, entries } = await checkContent('content');
  expect(entries.some(({ kind }) => kind === 'houseWords')).toBe(true);
  expect(warnings.filter(({ code }) => code === 'house-words')).toEqual([]);
});
