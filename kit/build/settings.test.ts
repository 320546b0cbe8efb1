import { today } from '../content/fields/day';
import { readPublication, readSettings, readSiteUrl } from './settings';

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
  ...[
    { siteUrl: 'https://www.casegood.com', formEndpoint: 'https://formspree.io/f/form' },
    { siteUrl: 'https://name.github.io/casegood.com', formEndpoint: 'https://192.0.2.1/f' },
    { siteUrl: 'https://casegood.com:8443', formEndpoint: 'https://100.com/f' },
    { siteUrl: 'https://xn--mbel-5qa.de', formEndpoint: 'https://api.casegood.com/' },
    // Within an office, and in the guide.
    { siteUrl: 'https://192.168.1.20', formEndpoint: 'https://192.168.1.20:9100/' },
    { siteUrl: 'https://www.example.com', formEndpoint: 'https://forms.example/id' },
  ].map(
    ({ siteUrl, formEndpoint }) =>
      [
        { SITE_URL: siteUrl, GATSBY_FORM_ENDPOINT: formEndpoint },
        { siteUrl, formEndpoint },
      ] satisfies [object, object],
  ),
  [{ NOINDEX: '1' }, { noindex: true }],
  [{ NOINDEX: '0' }, {}],
  // Drafts are never to be found.
  [
    { SHOW_DRAFTS: '1', NOINDEX: '0', CONTEXT: 'deploy-preview' },
    { drafts: true, noindex: true },
  ],
  // A preview of the live site, on the machine of who writes it.
  ...[
    { siteUrl: 'https://www.casegood.com', formEndpoint: 'http://127.0.0.1:9100/requests' },
    { siteUrl: 'https://name.github.io/casegood', formEndpoint: 'http://localhost:8081/' },
    { siteUrl: 'https://www.example.com', formEndpoint: 'https://192.168.1.20:9100/' },
    { siteUrl: 'https://casegood.de:8443', formEndpoint: 'http://[::1]:9100/requests' },
  ].map(
    ({ siteUrl, formEndpoint }) =>
      [
        { SITE_URL: siteUrl, GATSBY_FORM_ENDPOINT: formEndpoint, SHOW_DRAFTS: '1' },
        { siteUrl, formEndpoint, drafts: true, noindex: true },
      ] satisfies [object, object],
  ),
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
  [{ SITE_URL: 'https://x.example/index.html' }, /SITE_URL .* names a page/],
  ...['/site/index.htm', '/home.php', '/site/Index'].map(
    (path) => [{ SITE_URL: GOOD.SITE_URL + path }, /names a page/] satisfies [object, RegExp],
  ),
  [{ SITE_URL: 'https://casegood' }, /SITE_URL .* lacks its ending/],
  [{ SITE_URL: 'https://www.casegood/site' }, /lacks its ending/],
  [{ SITE_URL: 'https://https://www.casegood.com' }, /lacks its ending/],
  [{ GATSBY_FORM_ENDPOINT: 'https://forms/requests' }, /GATSBY_FORM_ENDPOINT .* lacks its ending/],
  [{ SITE_URL: 'https://www.casegood.com.' }, /a full stop or a comma at its end/],
  [{ SITE_URL: 'https://www.casegood.com,' }, /a full stop or a comma at its end/],
  ...['/f/your-form', '/YOUR_FORM_ID', '/f/{id}', '/?form=<id>', '/yourform'].map(
    (path) =>
      [
        { GATSBY_FORM_ENDPOINT: `https://forms.casegood.com${path}` },
        /GATSBY_FORM_ENDPOINT .* is a placeholder/,
      ] satisfies [object, RegExp],
  ),
  ...[
    'http://127.0.0.1:9100/requests',
    'http://localhost:9100/requests',
    'https://localhost/requests',
    'https://inbox.localhost/',
    'http://[::1]:9100/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.5]/',
    'https://0.0.0.0:9100/',
    'https://10.0.0.5/requests',
    'https://172.20.0.2/',
    'https://192.168.1.20:9100/',
    'https://169.254.1.1/',
    'https://100.64.0.9/',
    'https://nas.local/requests',
    'https://forms.office.internal/',
    'https://forms.test/',
  ].flatMap((address) =>
    ['https://www.casegood.com', 'https://www.example.com'].map(
      (SITE_URL) =>
        [
          { SITE_URL, GATSBY_FORM_ENDPOINT: address },
          /^GATSBY_FORM_ENDPOINT .* visitors of SITE_URL can’t reach/m,
        ] satisfies [object, RegExp],
    ),
  ),
  [{ SITE_URL: 'https://www.casegood.com' }, /^GATSBY_FORM_ENDPOINT .* is an example/m],
  [
    { SITE_URL: 'https://www.example.com', GATSBY_FORM_ENDPOINT: 'https://formspree.io/f/abc' },
    /^SITE_URL .* is an example/m,
  ],
  [{ GATSBY_FORM_ENDPOINT: `${GOOD.SITE_URL}/` }, /is the site itself/],
  [{ CMS_REPOSITORY: 'owner/name' }, /CMS_REPOSITORY .* is a placeholder/],
  // Every problem at once.
  [
    { SITE_URL: '', GATSBY_FORM_ENDPOINT: '' },
    /^SITE_URL is not set[\s\S]*^GATSBY_FORM_ENDPOINT is not set/m,
  ],
])('%j is refused', (env, told) => {
  expect(() => readSettings({ ...GOOD, ...env })).toThrow(told);
});

test.each([
  ['https://www.casegood.com/', 'https://www.casegood.com'],
  [' https://casegood.com/site/ ', 'https://casegood.com/site'],
  // Of this machine alone, or not an address: the site has another one, which isn’t known.
  ['http://localhost:9000', undefined],
  ['https://192.168.1.20', undefined],
  ['casegood.com', undefined],
  [undefined, undefined],
])('SITE_URL=%s says that the site is at %s', (SITE_URL, siteUrl) => {
  expect(readSiteUrl({ SITE_URL })).toBe(siteUrl);
});

test.each<[env: Record<string, string>, backend: object | undefined]>([
  // The editor saves nowhere unless a repository is named.
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
])('with %j the editor saves to %j', (env, backend) => {
  expect(readSettings({ ...GOOD, ...env }).backend).toEqual(backend);
});
