import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor } from '../../src/build/hosting/headers';
import { readHeadersFile } from '../../src/build/hosting/headersFile';
import { PUBLIC } from '../support/fixtureSite';
import { expect, SECRET, test } from '../support/nginx';
import { missingPath, missingPathLog, paths } from '../support/paths';
import { demo, openRequest } from '../support/visitor';

const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

function built(pattern: RegExp): string {
  const names = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' });
  const found = names.find((name) => pattern.test(name));
  if (found === undefined) throw new Error(`The site has no file like ${pattern}.`);
  return `/${found}`;
}

const script = () => built(/^islands-[0-9a-f]+\.js$/);
const picture = () => built(/^static\/.*\.avif$/);
const font = () => built(/^fonts\/.*\.woff2$/);

for (const path of paths) {
  test(`${path} answers with its page, with and without a slash at the end`, async ({ nginx }) => {
    const page = readFileSync(join(PUBLIC, path, 'index.html'), 'latin1');
    for (const each of new Set([path, `${path.replace(/\/$/, '')}/`, `${path}?from=mail`])) {
      const { status, body, headers } = await nginx.get(each);
      expect([each, status]).toEqual([each, 200]);
      expect(body).toBe(page);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe(revalidate);
    }
  });
}

test('every kind of answer has each header once, with the value that all hosts get', async ({
  nginx,
}) => {
  const rules = readHeadersFile(readFileSync(join(PUBLIC, '_headers'), 'utf8'));
  for (const path of ['/', missingPath, script(), picture(), font(), '/favicon.svg', '/.env']) {
    const { headers, names } = await nginx.get(path);
    for (const [name, value] of Object.entries({
      'Cache-Control': revalidate,
      ...headersFor(path, rules),
    })) {
      expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
    }
    expect(new Set(names).size, `${path}: ${names}`).toBe(names.length);
  }
});

test('files whose names change with their content are kept for a year', async ({ nginx }) => {
  for (const path of [script(), picture(), font()]) {
    expect((await nginx.get(path)).headers['cache-control']).toBe(immutable);
  }
  for (const path of ['/favicon.svg', '/manifest.webmanifest', '/static/none.avif']) {
    expect((await nginx.get(path)).headers['cache-control']).toBe(revalidate);
  }
});

test('every file has its own type', async ({ nginx }) => {
  const found = await Promise.all(
    [script(), picture(), font(), '/favicon.svg', '/.well-known/security.txt'].map(
      async (path) => (await nginx.get(path)).headers['content-type'],
    ),
  );
  expect(found).toEqual([
    'text/javascript; charset=utf-8',
    'image/avif',
    'font/woff2',
    'image/svg+xml; charset=utf-8',
    'text/plain; charset=utf-8',
  ]);
});

for (const [accepted, encoding] of [
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const) {
  test(`to who accepts ${accepted}, the copy goes that the build has made`, async ({ nginx }) => {
    const ending = encoding === undefined ? '' : { br: '.br', gzip: '.gz' }[encoding];
    for (const [path, file] of [
      ['/clients', '/clients/index.html'],
      [script(), script()],
    ] as const) {
      const { headers, body } = await nginx.get(path, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(body).toBe(readFileSync(`${PUBLIC}${file}${ending}`, 'latin1'));
      expect(headers.vary).toBe('Accept-Encoding');
    }
  });
}

for (const path of [
  missingPath,
  '/clients/no-such-page',
  '/static',
  '/static/',
  '/static/none.avif',
  '/share/none.png',
  '/404',
  '/404/',
  '/404.html',
  '/404/index.html',
  '/_headers',
  '/_gatsby/slices/_gatsby-scripts-1.html',
  '/.env',
  '/%2eenv',
  '//.env',
  '/static/.env',
  '/.git/config',
  '/.git',
  '/.well-known/.env',
  '/webpack.stats.json',
  '/chunk-map.json',
  '/~partytown/partytown.js',
  '/app.js.map',
  '/package.json',
  '/gatsby-node.ts',
  '/src/theme.ts',
  '/content/site.json',
  '/hosting/nginx.conf',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
]) {
  test(`${path} answers 404 with the page`, async ({ nginx }) => {
    const { status, body, headers } = await nginx.get(path);
    expect(status).toBe(404);
    expect(body).toBe(readFileSync(join(PUBLIC, '404.html'), 'latin1'));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(revalidate);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
}

for (const path of [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/clients/..%2f..%2fsecret.txt',
  '/static/../../secret.txt',
  '/static/..%2f..%2fsecret.txt',
  '/static../secret.txt',
  '/%00',
  '/%',
]) {
  test(`${path} gets nothing`, async ({ nginx }) => {
    const { status, body } = await nginx.get(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain(SECRET);
    expect(body).not.toMatch(/nginx\/\d/);
  });
}

test('there is no source map, and no script that names one', async ({ nginx }) => {
  const scripts = readdirSync(PUBLIC).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect((await nginx.get(`/${name}.map`)).status).toBe(404);
    expect(readFileSync(join(PUBLIC, name), 'utf8')).not.toContain('sourceMappingURL');
  }
  const names = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /\.(?:map|tsx?|md)(?:\.br|\.gz)?$/.test(name))).toEqual([]);
});

test('security.txt tells whom to write to, and has not expired', async ({ nginx }) => {
  const { status, body } = await nginx.get('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  const policy = new URL(/^Policy: (.*)$/m.exec(body)?.[1] ?? '').pathname;
  expect((await nginx.get(policy)).status).toBe(200);
});

test('a browser opens a page and its dialog, and breaks no policy', async ({
  page,
  guard,
  nginx,
}) => {
  guard.allowOrigin(nginx.address);
  const response = await page.goto(`${nginx.address}/clients`);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await openRequest(page, demo);
});

test('a browser that asks for an unknown page gets the one for it', async ({
  page,
  guard,
  nginx,
}) => {
  guard.allowOrigin(nginx.address);
  missingPathLog.forEach(guard.allowConsole);
  await page.goto(nginx.address + missingPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});
