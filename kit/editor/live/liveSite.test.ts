import { type LiveSite, liveWords } from './liveSite';

const site: LiveSite = {
  built: new Date(new Date().getFullYear(), 2, 12, 13, 32).toISOString(),
  day: '2027-03-12',
  files: { shown: 'one' },
};
const minutes = 60_000;
const unseen = 'Not live: no visitor sees this file yet';

test.each([
  ['what visitors see', { key: 'shown', typed: 'one' }, 0, 'Live since 12 March, 13:32', false],
  [
    'what is typed or saved since',
    { key: 'shown', typed: 'two' },
    14 * minutes,
    'Not live: visitors see the version built 12 March, 13:32',
    false,
  ],
  [
    'what should be live by now',
    { key: 'shown', typed: 'two' },
    15 * minutes,
    'Not live: visitors see the version built 12 March, 13:32',
    true,
  ],
  ['a new file', { key: '', typed: 'one' }, 0, unseen, false],
  ['a page that no build brings', { key: 'other', typed: 'one' }, 15 * minutes, unseen, true],
])('of %s', (_, versions, waited, text, isLate) => {
  const isLive = text.startsWith('Live');
  const hasOther = text.includes('the version built');
  expect(liveWords(site, { ...versions, waited })).toEqual({ text, isLive, hasOther, isLate });
});

test('a build of another year says which', () => {
  const words = liveWords(
    { ...site, built: new Date(2001, 2, 12, 13, 32).toISOString() },
    { key: 'shown', typed: 'one', waited: 0 },
  );
  expect(words.text).toBe('Live since 12 March 2001, 13:32');
});
