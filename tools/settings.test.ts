import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const GOOD = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/f/abc',
};

type Env = Record<string, string>;

/** Jest cannot load a `.mjs` file, so Node reads the settings and prints what came out. */
function read(env: Env): { settings?: unknown; error?: string } {
  const script = `
    const { readSettings } = await import('./settings.mjs');
    let result;
    try { result = { settings: readSettings(${JSON.stringify(env)}) }; }
    catch (error) { result = { error: error.message }; }
    console.log(JSON.stringify(result));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(process.cwd(), 'tools'),
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

test.each<[string, Env, string, string]>([
  ['https', {}, 'https://www.casegood.example', 'https://forms.example/f/abc'],
  [
    'a path, without its last slash',
    { SITE_URL: 'https://x.example/site/' },
    'https://x.example/site',
    GOOD.GATSBY_FORM_ENDPOINT,
  ],
  [
    'http on localhost',
    { SITE_URL: 'http://localhost:9000/' },
    'http://localhost:9000',
    GOOD.GATSBY_FORM_ENDPOINT,
  ],
  [
    'http on the loopback',
    { GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9100/requests' },
    GOOD.SITE_URL,
    'http://127.0.0.1:9100/requests',
  ],
  [
    'http on the loopback, IPv6',
    { GATSBY_FORM_ENDPOINT: 'http://[::1]:9100/' },
    GOOD.SITE_URL,
    'http://[::1]:9100/',
  ],
  [
    'a query in the endpoint',
    { GATSBY_FORM_ENDPOINT: 'https://forms.example/?id=1' },
    GOOD.SITE_URL,
    'https://forms.example/?id=1',
  ],
])('accepts %s', (_, env, siteUrl, formEndpoint) => {
  expect(read({ ...GOOD, ...env })).toEqual({
    settings: { siteUrl, formEndpoint, noindex: false },
  });
});

test('NOINDEX is 1, 0 or nothing', () => {
  expect(read({ ...GOOD, NOINDEX: '1' }).settings).toMatchObject({ noindex: true });
  expect(read({ ...GOOD, NOINDEX: '0' }).settings).toMatchObject({ noindex: false });
  expect(read({ ...GOOD, NOINDEX: 'yes' }).error).toContain('NOINDEX ("yes") is neither 0 nor 1.');
});

test.each<[string, Env, RegExp]>([
  [
    'no endpoint',
    { GATSBY_FORM_ENDPOINT: '' },
    /^GATSBY_FORM_ENDPOINT is not set[\s\S]*would lose/m,
  ],
  ['a blank site address', { SITE_URL: '  ' }, /^SITE_URL is not set/m],
  [
    'an address without a scheme',
    { SITE_URL: 'www.x.example' },
    /^SITE_URL \("www\.x\.example"\) is not a whole/m,
  ],
  ['a path alone', { GATSBY_FORM_ENDPOINT: '/requests' }, /is not a whole address/],
  ['another scheme', { GATSBY_FORM_ENDPOINT: 'javascript:alert(1)' }, /is not a whole address/],
  ['http elsewhere', { GATSBY_FORM_ENDPOINT: 'http://forms.example/' }, /must begin with https/],
  [
    'a host that only looks local',
    { SITE_URL: 'http://localhost.x.example' },
    /must begin with https/,
  ],
  ['a password', { GATSBY_FORM_ENDPOINT: 'https://a:b@forms.example/' }, /user name or password/],
  ['a hash', { SITE_URL: 'https://x.example/#top' }, /"#"/],
  ['a query in the site address', { SITE_URL: 'https://x.example/?a=1' }, /"\?"/],
])('refuses %s', (_, env, message) => {
  expect(read({ ...GOOD, ...env }).error).toMatch(message);
});

test('names every problem at once', () => {
  const { error } = read({});
  expect(error).toMatch(/^SITE_URL is not set/m);
  expect(error).toMatch(/^GATSBY_FORM_ENDPOINT is not set/m);
});
