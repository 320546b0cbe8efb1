import { pagesIn } from './createSitePages';

const file = { absolutePath: '/content/a.png' };
const listed: Queries.ListedPagesQuery = {
  siteWords: { product: 'Casegood', language: 'en', policy: { updated: 'Last updated' } },
  allLandingPage: {
    nodes: [
      { id: '1', path: '/', sections: [{ badge: 'SIF', title: 'Know it', picture: { file } }, {}] },
      { id: '2', path: '/clients', sections: [{ badge: null, title: 'Own it', picture: null }] },
    ],
  },
  allPolicy: { nodes: [{ id: '3', slug: 'terms', title: 'Terms', updated: '2025-08-01' }] },
};
const product = 'Casegood';

test('landing pages show their hero, and policies their title and day', () => {
  expect(pagesIn(listed)).toEqual([
    {
      id: '1',
      template: 'landing',
      path: '/',
      words: { product, badge: 'SIF', heading: 'Know it' },
      picture: '/content/a.png',
    },
    {
      id: '2',
      template: 'landing',
      path: '/clients',
      words: { product, heading: 'Own it' },
    },
    {
      id: '3',
      template: 'policy',
      path: '/terms',
      words: { product, badge: 'Last updated August 1, 2025', heading: 'Terms' },
    },
  ]);
});
