import { createServer, request } from 'node:http';
import { checkFolder } from '../../test/support/checkFolder';
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

beforeEach(async () => {
  published = (await checkFolder('test/fixture/content')).entries;
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
  ['a program that names no type', 'GET', {}],
  ['a program that asks for data', 'GET', { Accept: 'application/json' }],
  ['a picture’s element', 'GET', { Accept: 'image/avif,image/*;q=0.8' }],
  ['a checker of links', 'HEAD', { Accept: '*/*' }],
  ['a form', 'POST', { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['a browser', 'GET', { Accept: 'text/html,*/*;q=0.8' }],
])('%s is redirected', async (_, method, headers) => {
  expect(await ask('/designers?from=mail', method, headers)).toEqual([
    302,
    '/clients?from=mail#a-row-of-icons',
  ]);
});

test('so are former paths, and all below a path; what is no old address is left alone', async () => {
  expect(await ask('/long-words/')).toEqual([302, '/words']);
  expect(await ask('/blog/2024/first')).toEqual([302, expect.stringContaining('blog.example')]);
  for (const path of ['/clients', '/page-data/index/page-data.json', '//:', '/%']) {
    expect(await ask(path)).toEqual([404, undefined]);
  }
});

test.each([
  ['/Our%20team/', '/Our team'],
  ["/what's-new", "/what's-new"],
  ['/caf%C3%A9', '/café'],
  ['/old/a%20b', '/old/*'],
])('%s is redirected as %s', async (path, from) => {
  published = published.map((entry) =>
    entry.collection === 'redirects'
      ? { ...entry, fields: { redirects: [{ from, to: '/clients' }] } }
      : entry,
  );
  expect(await ask(path)).toEqual([302, '/clients']);
});

test('it is those of the content that is shown now', async () => {
  published = published.filter(({ collection }) => collection !== 'redirects');
  expect(await ask('/designers')).toEqual([404, undefined]);
});
