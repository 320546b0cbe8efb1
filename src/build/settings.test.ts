import { readSettings } from './settings';

const GOOD = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/f/abc',
};

interface Case {
  name: string;
  env: Record<string, string>;
}

const good = {
  siteUrl: GOOD.SITE_URL,
  formEndpoint: GOOD.GATSBY_FORM_ENDPOINT,
  drafts: false,
  noindex: false,
};

const accepted: (Case & { expected: Partial<typeof good> })[] = [
  { name: 'https', env: {}, expected: {} },
  {
    name: 'a path, without its last slash',
    env: { SITE_URL: 'https://x.example/site/' },
    expected: { siteUrl: 'https://x.example/site' },
  },
  {
    name: 'http on localhost',
    env: { SITE_URL: 'http://localhost:9000/' },
    expected: { siteUrl: 'http://localhost:9000' },
  },
  {
    name: 'http on the loopback',
    env: { GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9100/requests' },
    expected: { formEndpoint: 'http://127.0.0.1:9100/requests' },
  },
  {
    name: 'http on the loopback, IPv6',
    env: { GATSBY_FORM_ENDPOINT: 'http://[::1]:9100/' },
    expected: { formEndpoint: 'http://[::1]:9100/' },
  },
  {
    name: 'a query in the endpoint',
    env: { GATSBY_FORM_ENDPOINT: 'https://forms.example/?id=1' },
    expected: { formEndpoint: 'https://forms.example/?id=1' },
  },
  { name: 'NOINDEX=1', env: { NOINDEX: '1' }, expected: { noindex: true } },
  { name: 'NOINDEX=0', env: { NOINDEX: '0' }, expected: {} },
  {
    name: 'drafts, which are never to be found',
    env: { SHOW_DRAFTS: '1', NOINDEX: '0', CONTEXT: 'deploy-preview' },
    expected: { drafts: true, noindex: true },
  },
  { name: 'a production deploy', env: { CONTEXT: 'production' }, expected: {} },
];

test.each(accepted)('accepts $name', ({ env, expected }) => {
  expect(readSettings({ ...GOOD, ...env })).toEqual({ ...good, ...expected });
});

const refused: (Case & { message: RegExp })[] = [
  {
    name: 'no endpoint',
    env: { GATSBY_FORM_ENDPOINT: '' },
    message: /^GATSBY_FORM_ENDPOINT is not set[\s\S]*would lose/m,
  },
  { name: 'a blank site address', env: { SITE_URL: '  ' }, message: /^SITE_URL is not set/m },
  {
    name: 'an address without a scheme',
    env: { SITE_URL: 'www.x.example' },
    message: /^SITE_URL \("www\.x\.example"\) is not a whole/m,
  },
  {
    name: 'a path alone',
    env: { GATSBY_FORM_ENDPOINT: '/requests' },
    message: /is not a whole address/,
  },
  {
    name: 'another scheme',
    env: { GATSBY_FORM_ENDPOINT: 'javascript:alert(1)' },
    message: /is not a whole address/,
  },
  {
    name: 'http elsewhere',
    env: { GATSBY_FORM_ENDPOINT: 'http://forms.example/' },
    message: /must begin with https/,
  },
  {
    name: 'a host that only looks local',
    env: { SITE_URL: 'http://localhost.x.example' },
    message: /must begin with https/,
  },
  {
    name: 'a password',
    env: { GATSBY_FORM_ENDPOINT: 'https://a:b@forms.example/' },
    message: /user name or password/,
  },
  { name: 'a hash', env: { SITE_URL: 'https://x.example/#top' }, message: /"#"/ },
  {
    name: 'a query in the site address',
    env: { SITE_URL: 'https://x.example/?a=1' },
    message: /"\?"/,
  },
  {
    name: 'drafts in a production deploy',
    env: { SHOW_DRAFTS: '1', CONTEXT: 'production' },
    message: /before visitors/,
  },
  {
    name: 'another SHOW_DRAFTS',
    env: { SHOW_DRAFTS: 'yes' },
    message: /SHOW_DRAFTS \("yes"\) is neither/,
  },
  { name: 'another NOINDEX', env: { NOINDEX: 'yes' }, message: /NOINDEX \("yes"\) is neither/ },
  {
    name: 'every problem at once',
    env: { SITE_URL: '', GATSBY_FORM_ENDPOINT: '' },
    message: /^SITE_URL is not set[\s\S]*^GATSBY_FORM_ENDPOINT is not set/m,
  },
];

test.each(refused)('refuses $name', ({ env, message }) => {
  expect(() => readSettings({ ...GOOD, ...env })).toThrow(message);
});

function backendOf(env: Record<string, string>) {
  return readSettings({ ...GOOD, ...env }).backend;
}

test('the editing UI saves nowhere unless a repository is named', () => {
  expect(backendOf({})).toBeUndefined();
  expect(backendOf({ CMS_REPOSITORY: ' ', CMS_BACKEND: 'gitlab' })).toBeUndefined();
});

test('it saves at GitHub, or at GitLab', () => {
  const github = { CMS_REPOSITORY: 'owner/site', CMS_SIGN_IN_URL: 'https://sign-in.example' };
  expect(backendOf(github)).toEqual({
    name: 'github',
    repo: 'owner/site',
    branch: 'main',
    base_url: 'https://sign-in.example',
  });
  const gitlab = { CMS_REPOSITORY: 'group/sub/site', CMS_BACKEND: 'gitlab', CMS_APP_ID: 'id' };
  expect(backendOf({ ...gitlab, CMS_BRANCH: 'live' })).toEqual({
    name: 'gitlab',
    repo: 'group/sub/site',
    branch: 'live',
    auth_type: 'pkce',
    app_id: 'id',
  });
});

test('every unfit variable of the editing UI is told at once', () => {
  const unfit = { CMS_REPOSITORY: 'site', CMS_BACKEND: 'svn', CMS_SIGN_IN_URL: 'sign-in' };
  expect(() => backendOf(unfit)).toThrow(/CMS_REPOSITORY.*CMS_BACKEND.*CMS_SIGN_IN_URL/s);
});
