import { videoObject } from './jsonLd';

/* What pages say of themselves is in test/site/metadata.spec.ts, with what search engines demand of it. */

const site = { siteUrl: 'https://www.casegood.example/site' };
const video = {
  title: 'A tour',
  player: 'https://player.example/1',
  sample: null,
  published: '2025-08-01',
  transcriptWords: 'Hello.',
  thumbnail: { publicURL: '/site/static/abc/tour.png' },
};

test('a video is described with its transcript', () => {
  expect(videoObject(site, video)).toMatchObject([{ name: 'A tour', transcript: 'Hello.' }]);
});

test.each([
  ['a sample', { sample: true }],
  ['a video whose day is not known', { published: null }],
  ['a video without a picture', { thumbnail: null }],
  ['a video whose picture is not served', { thumbnail: { publicURL: null } }],
])('nothing is said of %s', (_name, change) => {
  expect(videoObject(site, { ...video, ...change })).toEqual([]);
});
