import { entryProblems } from './entryRules';

const found = { published: '2025-08-01', thumbnail: '/images/tour.png', transcript: 'Hello.' };

test.each([
  ['a video with all of it', found, []],
  ['a sample, which search engines aren’t told about', { sample: true }, []],
  ['a video without its day', { ...found, published: undefined }, ['published: warning']],
  [
    'a video that is no sample',
    { sample: false },
    ['published: warning', 'thumbnail: warning', 'transcript: launch'],
  ],
  [
    'what is no video at all',
    'none',
    ['published: warning', 'thumbnail: warning', 'transcript: launch'],
  ],
])('%s', (_name, fields, missing) => {
  const told = [...entryProblems('videos', fields, undefined)];
  expect(told.map(({ path, severity }) => `${path}: ${severity}`)).toEqual(missing);
});
