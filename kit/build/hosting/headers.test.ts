import { contentSecurityPolicy, headerRules, headersFor } from './headers';

const parts = {
  csp: "default-src 'none'",
  playerOrigins: ['https://player.example'],
  scripts: ['app-1234.js'],
};
const rules = headerRules(parts);

test('no page can be framed, and each has the headers that Mozilla’s HTTP Observatory asks for', () => {
  const headers = headersFor('/no-such-page', rules);
  // https://github.com/mdn/mdn-http-observatory, src/analyzer/tests
  expect(headers).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
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
  ['/static', false],
  ['/', false],
])('%s is kept for a year: %s', (path, kept) => {
  const { 'Cache-Control': value = '' } = headersFor(path, rules);
  expect(value.includes('immutable')).toBe(kept);
});

test('the editor has a policy of its own, is hidden from search engines, and is framed only by itself', () => {
  const withAdmin = headerRules({ ...parts, editorCsp: "script-src 'self'" });
  for (const path of ['/admin', '/admin/', '/admin/preview/']) {
    expect(headersFor(path, withAdmin)).toMatchObject({
      'Content-Security-Policy':
        "frame-ancestors 'self', script-src 'self'; frame-ancestors 'self'",
      'X-Robots-Tag': 'noindex',
    });
  }
  expect(headersFor('/clients', withAdmin)).not.toHaveProperty('X-Robots-Tag');
});

test('pages can be framed by their own site in a preview, and nowhere else', () => {
  const framed = (drafts: boolean) =>
    headersFor('/clients', headerRules({ ...parts, drafts }))['Content-Security-Policy'];
  expect(framed(true)).toBe("frame-ancestors 'self'");
  expect(framed(false)).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('only what is named is allowed: inline scripts and styles by their hash, and the form’s service', () => {
  const policy = contentSecurityPolicy(['alert(1)'], ['a{color:red}'], {
    formEndpoint: 'https://forms.example/demo',
    playerOrigins: [],
  });
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "base-uri 'none'",
      // openssl dgst -sha256 -binary | base64
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "style-src 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
      'form-action https://forms.example',
      "connect-src 'self' https://forms.example",
      "frame-src 'none'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|\*|data:|https:(?!\/\/)/);
});
