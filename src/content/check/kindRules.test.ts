import { missingTranscript, videoWarnings } from './kindRules';

const video = { title: 'A tour', address: 'https://vimeo.com/1' };
const found = { published: '2025-08-01', thumbnail: '/images/tour.png' };

test.each([
  ['a video with its day and picture', { ...video, ...found }, []],
  ['a sample, which search engines are not told of', { ...video, sample: true }, []],
  ['a video without its day', { ...video, ...found, published: undefined }, ['published']],
  ['a video that is no sample', { ...video, sample: false }, ['published', 'thumbnail']],
  ['what is no video at all', [], ['published', 'thumbnail']],
])('%s', (_name, fields, missing) => {
  expect(videoWarnings(fields).map(({ path }) => path)).toEqual(missing.map((name) => [name]));
});

test.each([
  ['a video with a transcript', { ...video, transcript: 'Hello.' }, false],
  ['a sample, which will be replaced', { ...video, sample: true }, false],
  ['a video without a transcript', video, true],
])('%s', (_name, fields, isMissing) => {
  const missing = missingTranscript(fields).map(({ path }) => path);
  expect(missing).toEqual(isMissing ? [['transcript']] : []);
});
