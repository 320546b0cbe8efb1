import { today } from '../content/model/day';
import { readPublication, readSettings } from './settings';

const GOOD = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/f/abc',
};

const good = {
  siteUrl: GOOD.SITE_URL,
  formEndpoint: GOOD.GATSBY_FORM_ENDPOINT,
  drafts: false,
  noindex: false,
  today: today(),
};

test.each<[env: Record<string, string>, settings: Partial<typeof good>]>([
  [{}, {}],
  // A path is without its last slash.
  [{ SITE_URL: 'https://x.example/site/' }, { siteUrl: 'https://x.example/site' }],
  [{ SITE_URL: 'http://localhost:9000/' }, { siteUrl: 'http://localhost:9000' }],
  ...['http://127.0.0.1:9100/requests', 'http://[::1]:9100/', 'https://forms.example/?id=1'].map(
    (address) =>
      [{ GATSBY_FORM_ENDPOINT: address }, { formEndpoint: address }] satisfies [object, object],
  ),
  [{ NOINDEX: '1' }, { noindex: true }],
  [{ NOINDEX: '0' }, {}],
  // Drafts are never to be found.
  [
    { SHOW_DRAFTS: '1', NOINDEX: '0', CONTEXT: 'deploy-preview' },
    { drafts: true, noindex: true },
  ],
  [{ CONTEXT: 'production' }, {}],
  [{ BUILD_DATE: '2027-02-28' }, { today: '2027-02-28' }],
  // What else is typed or pasted with a value changes nothing, in whatever reads it.
  [{ SHOW_DRAFTS: '1 ' }, { drafts: true, noindex: true }],
  [{ NOINDEX: '\t1' }, { noindex: true }],
  [{ BUILD_DATE: ' 2027-02-28\n' }, { today: '2027-02-28' }],
  [{ BUILD_DATE: ' ', SHOW_DRAFTS: '' }, {}],
])('%j is accepted', (env, settings) => {
  const read = readSettings({ ...GOOD, ...env });
  expect(read).toEqual({ ...good, ...settings });
  expect(readPublication(env)).toEqual({ today: read.today, drafts: read.drafts });
});

test.each<[env: Record<string, string>, told: RegExp]>([
  [{ GATSBY_FORM_ENDPOINT: '' }, /^GATSBY_FORM_ENDPOINT is not set[\s\S]*would lose/m],
  [{ SITE_URL: '  ' }, /^SITE_URL is not set/m],
  [{ SITE_URL: 'www.x.example' }, /^SITE_URL \("www\.x\.example"\) is not a whole/m],
  [{ GATSBY_FORM_ENDPOINT: '/requests' }, /is not a whole address/],
  [{ GATSBY_FORM_ENDPOINT: 'javascript:alert(1)' }, /is not a whole address/],
  [{ GATSBY_FORM_ENDPOINT: 'http://forms.example/' }, /must begin with https/],
  [{ SITE_URL: 'http://localhost.x.example' }, /must begin with https/],
  [{ GATSBY_FORM_ENDPOINT: 'https://a:b@forms.example/' }, /user name or password/],
  [{ SITE_URL: 'https://x.example/#top' }, /"#"/],
  [{ SITE_URL: 'https://x.example/?a=1' }, /"\?"/],
  [{ SITE_URL: 'https://x.example/möbel' }, /SITE_URL .* has a path/],
  [{ SITE_URL: 'https://x.example/.site' }, /SITE_URL .* has a path/],
  [{ SITE_URL: 'https://x.example//site' }, /SITE_URL .* has a path/],
  [{ SHOW_DRAFTS: '1', CONTEXT: 'production' }, /drafts to visitors/],
  [{ SHOW_DRAFTS: 'yes' }, /SHOW_DRAFTS \("yes"\) is neither/],
  [{ BUILD_DATE: '2027-02-29' }, /BUILD_DATE \("2027-02-29"\) is not a day/],
  [{ NOINDEX: 'yes' }, /NOINDEX \("yes"\) is neither/],
  [
    { CMS_REPOSITORY: 'site', CMS_BACKEND: 'svn', CMS_SIGN_IN_URL: 'sign-in' },
    /CMS_REPOSITORY[\s\S]*CMS_BACKEND[\s\S]*CMS_SIGN_IN_URL/,
  ],
  // Every problem at once.
  [
    { SITE_URL: '', GATSBY_FORM_ENDPOINT: '' },
    /^SITE_URL is not set[\s\S]*^GATSBY_FORM_ENDPOINT is not set/m,
  ],
])('%j is refused', (env, told) => {
  expect(() => readSettings({ ...GOOD, ...env })).toThrow(told);
});

test.each<[env: Record<string, string>, backend: object | undefined]>([
  // The editing UI saves nowhere unless a repository is named.
  [{ CMS_REPOSITORY: ' ', CMS_BACKEND: 'gitlab' }, undefined],
  [
    { CMS_REPOSITORY: 'owner/site', CMS_SIGN_IN_URL: 'https://sign-in.example' },
    { name: 'github', repo: 'owner/site', branch: 'main', base_url: 'https://sign-in.example' },
  ],
  [
    {
      CMS_REPOSITORY: 'group/sub/site',
      CMS_BACKEND: 'gitlab',
      CMS_APP_ID: 'id',
      CMS_BRANCH: 'live',
    },
    { name: 'gitlab', repo: 'group/sub/site', branch: 'live', auth_type: 'pkce', app_id: 'id' },
  ],
])('with %j the editing UI saves to %j', (env, backend) => {
  expect(readSettings({ ...GOOD, ...env }).backend).toEqual(backend);
});
