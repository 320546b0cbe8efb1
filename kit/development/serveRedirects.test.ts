import { createServer, request } from 'node:http';
import { checkBakery } from '../../test/bakery/checkBakery';
import { movesFile, rye, withFields } from '../../test/bakery/content';
import type { Entry } from '../content/model/entry';
import { close, listen } from './ports';
import { serveRedirects } from './serveRedirects';

let published: readonly Entry[] = [];
const handle = serveRedirects(() => published);
const server = createServer((asked, response) => {
  handle(asked, response, () => response.writeHead(404).end());
});
let port: string;

beforeAll(async () => {
  ({ port } = new URL(await listen(server)));
});

/** Publishes the content of the bakery with these redirects, and a page that had another path. */
async function publish(...redirects: object[]): Promise<void> {
  const moved = withFields(rye, 'formerPaths: [/dark-bread]');
  published = (await checkBakery([movesFile(...redirects), ['loaves/rye.md', moved]])).entries;
}

beforeEach(async () => {
  await publish(
    { from: '/ovens', to: '/oven#what-comes-out' },
    { from: '/blog/*', to: 'https://blog.acme.com/' },
  );
});

afterAll(() => close(server));

/** Sends no header but these. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise((resolve) => {
    const asked = request({ port, path, method, headers }, (response) => {
      resolve([response.resume().statusCode, response.headers.location]);
    });
    asked.end();
  });
}

test.each([
  ['curl', 'GET', { Accept: '*/*' }],
  ['a checker of links', 'HEAD', { Accept: '*/*' }],
  ['a form', 'POST', { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['a browser', 'GET', { Accept: 'text/html,*/*;q=0.8' }],
])('%s is redirected', async (_, method, headers) => {
  expect(await ask('/ovens?from=mail', method, headers)).toEqual([
    302,
    '/oven?from=mail#what-comes-out',
  ]);
});

test('so are former paths, and all below a path; what is no old address is left alone', async () => {
  expect(await ask('/dark-bread/')).toEqual([302, '/bread/rye']);
  expect(await ask('/blog/2024/first')).toEqual([302, expect.stringContaining('blog.acme.com')]);
  for (const path of ['/oven', '/page-data/index/page-data.json', '//:', '/%']) {
    expect(await ask(path)).toEqual([404, undefined]);
  }
});
