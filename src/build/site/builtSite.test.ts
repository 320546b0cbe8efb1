import { readSettings } from '../settings';
import { readBuiltSite } from './builtSite';

jest.mock('../islands/islandFiles', () => ({ readIslandFiles: () => [] }));

test('visitors of where a page was before are led to it, for good', async () => {
  const nodes: unknown[] = [];
  const data = {
    siteWords: { product: 'P', language: 'en', email: 'a@b.example' },
    securityPolicy: { nodes },
    redirects: { redirects: [{ from: '/jobs', to: 'https://jobs.example', permanent: null }] },
    allLandingPage: {
      nodes: [
        { path: '/', formerPaths: null },
        { path: '/clients', formerPaths: ['/customers', '/users'] },
      ],
    },
    allSitePage: { nodes },
    allVideo: { nodes },
  };
  const graphql = jest.fn(async () => ({ data }));
  const args: object = { graphql, basePath: '' };
  const settings = readSettings({
    SITE_URL: 'https://a.example',
    GATSBY_FORM_ENDPOINT: 'https://forms.example/r',
  });
  const { redirects } = await Reflect.apply(readBuiltSite, undefined, [args, settings]);
  expect(redirects).toEqual([
    { from: '/jobs', to: 'https://jobs.example', permanent: null },
    { from: '/customers', to: '/clients', permanent: true },
    { from: '/users', to: '/clients', permanent: true },
  ]);
});
