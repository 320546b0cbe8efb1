import { breadcrumbs, organization, videoObject, webSite } from './jsonLd';

const site = { siteUrl: 'https://www.casegood.example/site', product: 'Casegood' };
const video = {
  title: 'A tour',
  player: 'https://player.example/1',
  sample: null,
  published: '2025-08-01',
  transcriptWords: null,
  thumbnail: { publicURL: '/site/static/abc/tour.png' },
};

test('the organization has its home, its logo and its social address', () => {
  expect(organization(site, 'https://social.example/casegood')).toEqual({
    '@type': 'Organization',
    name: 'Casegood',
    url: 'https://www.casegood.example/site/',
    logo: 'https://www.casegood.example/site/icon-512.png',
    sameAs: ['https://social.example/casegood'],
  });
});

test('the site has its name and its home', () => {
  const url = 'https://www.casegood.example/site/';
  expect(webSite(site)).toEqual({ '@type': 'WebSite', name: 'Casegood', url });
});

test('a page below the home page says the way to it', () => {
  expect(breadcrumbs(site, 'Privacy Policy', '/privacy-policy')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Casegood',
        item: 'https://www.casegood.example/site/',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Privacy Policy',
        item: 'https://www.casegood.example/site/privacy-policy',
      },
    ],
  });
});

test('a video has what search engines demand', () => {
  expect(videoObject(site, video)).toEqual([
    {
      '@type': 'VideoObject',
      name: 'A tour',
      thumbnailUrl: 'https://www.casegood.example/site/static/abc/tour.png',
      uploadDate: '2025-08-01',
      embedUrl: 'https://player.example/1',
    },
  ]);
});

test('a video that has a transcript says it', () => {
  const [fact] = videoObject(site, { ...video, transcriptWords: 'Hello.\nGoodbye.' });
  expect(fact).toHaveProperty('transcript', 'Hello.\nGoodbye.');
});

test.each([
  ['a sample', { sample: true }],
  ['a video whose day is not known', { published: null }],
  ['a video without a picture', { thumbnail: null }],
  ['a video whose picture is not served', { thumbnail: { publicURL: null } }],
])('nothing is said of %s', (_name, change) => {
  expect(videoObject(site, { ...video, ...change })).toEqual([]);
});
