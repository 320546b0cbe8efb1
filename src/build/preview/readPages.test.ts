import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBuiltPages, readLivePages } from './readPages';

const html = (title: string) =>
  `<html><head><title>${title}</title><meta name="description" content="About"></head><body>` +
  '<aside data-preview>Preview</aside><header>Menu</header><main><h1>Words</h1></main></body></html>';

test('a built site is read without what isn’t a page, and without the banner', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  for (const place of ['index.html', 'a/b/index.html', '_gatsby/index.html', 'admin/index.html']) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), html(place));
  }
  const pages = await readBuiltPages(folder);
  rmSync(folder, { recursive: true });
  expect([...pages.keys()]).toEqual(['/', '/a/b']);
  expect(pages.get('/a/b')).toEqual({
    path: '/a/b',
    title: 'a/b/index.html',
    own: ['Title: a/b/index.html', 'Description: About', 'Words'],
    around: ['Menu'],
  });
});

describe('a live site', () => {
  let answers: Record<string, [status: number, text: string]>;
  const server = createServer(({ url = '' }, response) => {
    const [status, text] = answers[url] ?? [404, html('Not found')];
    response.writeHead(status).end(text);
  });
  let address: string;

  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('There is no port.');
    address = `http://127.0.0.1:${bound.port}`;
  });
  beforeEach(() => {
    answers = {
      '/sitemap-index.xml': [200, `<loc>${address}/sitemap-0.xml</loc>`],
      '/sitemap-0.xml': [200, `<loc>${address}</loc><loc>${address}/a</loc>`],
      '/': [200, html('Home')],
      '/a': [200, html('A')],
    };
  });
  afterAll(() => server.close());

  test('is read by its sitemap, with the page for unknown addresses', async () => {
    const pages = await readLivePages(address);
    expect([...pages].map(([path, { title }]) => [path, title])).toEqual([
      ['/', 'Home'],
      ['/404', 'Not found'],
      ['/a', 'A'],
    ]);
  });

  test('that answers with an error is not taken for an empty site', async () => {
    answers['/a'] = [500, 'Out of order'];
    await expect(readLivePages(address)).rejects.toThrow(`${address}/a answers 500`);
    answers['/sitemap-index.xml'] = [404, ''];
    await expect(readLivePages(address)).rejects.toThrow('/sitemap-index.xml answers 404');
  });
});
