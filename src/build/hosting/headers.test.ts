import { headerRules, headersFor } from './headers';
import { readHeadersFile, writeHeadersFile } from './headersFile';

const rules = headerRules({
  csp: "default-src 'none'",
  playerOrigins: ['https://player.example'],
  hashedFiles: ['/app-1234.js'],
});

test('every path has the policy, and can’t be framed', () => {
  for (const path of ['/', '/clients', '/no-such-page', '/static/a/b.avif']) {
    expect(headersFor(path, rules)['Content-Security-Policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  }
});

test('the headers are the best that Mozilla’s HTTP Observatory knows', () => {
  const headers = headersFor('/', rules);
  // https://github.com/mdn/mdn-http-observatory, src/analyzer/tests
  expect(headers).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  });
  // With one, players would not load.
  expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy');
});

test('players may play in full screen, and nothing may use the camera', () => {
  const permissions = headersFor('/', rules)['Permissions-Policy'];
  expect(permissions).toContain('camera=()');
  expect(permissions).toContain('fullscreen=(self "https://player.example")');
  expect(permissions).toContain('autoplay=(self "https://player.example")');
});

test.each([
  ['/app-1234.js', true],
  ['/static/a/b.avif', true],
  ['/fonts/serif.woff2', true],
  ['/app-1234.js.map', false],
  ['/static', false],
  ['/', false],
])('%s is kept for a year: %s', (path, kept) => {
  expect(headersFor(path, rules)['Cache-Control']?.includes('immutable') ?? false).toBe(kept);
});

test('the values of several rules are joined', () => {
  const joined = [
    { path: '/*', headers: { Vary: 'Accept' } },
    { path: '/a', headers: { Vary: 'Origin' } },
  ];
  expect(headersFor('/a', joined)).toEqual({ Vary: 'Accept, Origin' });
  expect(headersFor('/b', joined)).toEqual({ Vary: 'Accept' });
});

test('a headers file reads as it was written', () => {
  expect(readHeadersFile(writeHeadersFile(rules))).toEqual(rules);
});

test.each([
  ['rules', { csp: '', playerOrigins: [], hashedFiles: Array<string>(100).fill('/app.js') }],
  ['characters', { csp: 'x'.repeat(2000), playerOrigins: [], hashedFiles: [] }],
])('more %s than Cloudflare Pages reads are refused', (what, parts) => {
  expect(() => writeHeadersFile(headerRules(parts))).toThrow(what);
});

test('below a path, all rules are too', () => {
  const below = headerRules({ csp: '', playerOrigins: [], hashedFiles: [], prefix: '/site' });
  expect(below.every(({ path }) => path.startsWith('/site/'))).toBe(true);
  expect(headersFor('/site/fonts/a.woff2', below)['Cache-Control']).toContain('immutable');
  expect(headersFor('/clients', below)).toEqual({});
});

test('a share picture may be shown by other sites', () => {
  const policy = headersFor('/share/home.jpg', rules)['Cross-Origin-Resource-Policy'];
  expect(policy).not.toBe('same-origin');
  expect(headersFor('/', rules)['Cross-Origin-Resource-Policy']).toBe('same-origin');
});

test('the editing UI has a policy of its own, is hidden from search engines, and is framed only by itself', () => {
  const withAdmin = headerRules({
    csp: "default-src 'none'",
    adminCsp: "script-src 'self'",
    playerOrigins: [],
    hashedFiles: [],
  });
  for (const path of ['/admin', '/admin/', '/admin/preview/']) {
    expect(headersFor(path, withAdmin)).toMatchObject({
      'Content-Security-Policy':
        "frame-ancestors 'self', script-src 'self'; frame-ancestors 'self'",
      'X-Robots-Tag': 'noindex',
    });
  }
  expect(headersFor('/clients', withAdmin)['X-Robots-Tag']).toBeUndefined();
  expect(rules.map(({ path }) => path)).not.toContain('/admin/*');
});

test('search engines are told to leave out every path, but only on request', () => {
  const parts = { csp: '', playerOrigins: [], hashedFiles: [] };
  const preview = headerRules({ ...parts, noindex: true });
  expect(headersFor('/clients', preview)['X-Robots-Tag']).toBe('noindex');
  expect(headersFor('/clients', headerRules(parts))).not.toHaveProperty('X-Robots-Tag');
});
