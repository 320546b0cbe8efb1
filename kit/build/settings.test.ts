import { today } from '../content/fields/day';
import { readDay, readSettings, readSiteUrl, type Settings } from './settings';

const GOOD = {
  SITE_URL: 'https://www.crust.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/f/abc',
};

const good = {
  siteUrl: GOOD.SITE_URL,
  formEndpoint: GOOD.GATSBY_FORM_ENDPOINT,
  drafts: false,
  noindex: false,
  today: today(),
  branch: 'main',
};

test.each<[env: Record<string, string>, settings: Partial<Settings>]>([
  [{}, {}],
  [{ SITE_URL: 'https://x.example/' }, { siteUrl: 'https://x.example' }],
  [{ NOINDEX: '1' }, { noindex: true }],
  // Drafts are never to be found.
  [
    { SHOW_DRAFTS: '1', NOINDEX: '0', CONTEXT: 'deploy-preview' },
    { drafts: true, noindex: true },
  ],
  [{ BUILD_DATE: '2027-02-28' }, { today: '2027-02-28' }],
  // What else is typed or pasted with a value changes nothing, in whatever reads it.
  [
    { SHOW_DRAFTS: '1 ', CMS_BRANCH: ' live' },
    { drafts: true, noindex: true, branch: 'live' },
  ],
  [{ BUILD_DATE: ' ', SHOW_DRAFTS: '' }, {}],
])('%j is accepted', (env, settings) => {
  const read = readSettings({ ...GOOD, ...env });
  expect(read).toEqual({ ...good, ...settings });
  expect(readDay(env)).toBe(read.today);
});

test.each([
  ['https://www.crust.com', 'https://formspree.io/f/form', ''],
  // In a test, within an office, and in the guide.
  ['http://localhost:9000', 'http://127.0.0.1:9100/requests', ''],
  ['https://192.168.1.20', 'https://192.168.1.20:9100/', ''],
  ['https://www.example.com', 'https://forms.example/?id=1', ''],
  // A preview of the live site, on the machine of who writes it.
  ['https://www.crust.com', 'http://127.0.0.1:9100/requests', '1'],
])(
  'a site at %s can have its form at %s, with SHOW_DRAFTS=%s',
  (siteUrl, formEndpoint, SHOW_DRAFTS) => {
    const env = { SITE_URL: siteUrl, GATSBY_FORM_ENDPOINT: formEndpoint, SHOW_DRAFTS };
    expect(readSettings(env)).toMatchObject({ siteUrl, formEndpoint });
  },
);

const live = 'https://www.crust.com';
const form = 'GATSBY_FORM_ENDPOINT';

test.each<[env: Record<string, string>, told: RegExp]>([
  [{ GATSBY_FORM_ENDPOINT: '' }, /^GATSBY_FORM_ENDPOINT is not set[\s\S]*would lose/m],
  [{ SITE_URL: '  ' }, /^SITE_URL is not set/m],
  [{ SHOW_DRAFTS: '1', CONTEXT: 'production' }, /drafts to visitors/],
  [{ SITE_URL: 'https://www.crust.com', SHOW_DRAFTS: '1' }, /is a placeholder/],
  [{ SHOW_DRAFTS: 'yes' }, /SHOW_DRAFTS \("yes"\) is neither/],
  [{ NOINDEX: 'yes' }, /NOINDEX \("yes"\) is neither/],
  // Every problem at once.
  [
    { SITE_URL: '', GATSBY_FORM_ENDPOINT: '' },
    /^SITE_URL is not set[\s\S]*^GATSBY_FORM_ENDPOINT is not set/m,
  ],
])('%j is refused', (env, told) => {
  expect(() => readSettings({ ...GOOD, ...env })).toThrow(told);
});

/** What is said of which addresses. */
test.each<[name: keyof typeof GOOD, told: string, addresses: string]>([
  ['SITE_URL', 'is not a whole address', 'www.x.example http://localhost.x.example https://crust'],
  ['SITE_URL', 'is not a whole address', 'https://https://crust.com https://a:b@crust.com/'],
  ['SITE_URL', 'goes on after the host', `${live}/site ${live}/#top ${live}/?a=1`],
  [form, 'is not a whole address', 'requests javascript:alert(1) https://a:b@forms.example/'],
  [form, 'is a placeholder', GOOD.GATSBY_FORM_ENDPOINT],
  [form, 'or its network', 'http://127.0.0.1:9100/requests http://[::1]:9100/ https://localhost/f'],
  [form, 'or its network', 'https://172.20.0.2/ https://forms.office.internal'],
])('%s is refused, since it %s: %s', (name, told, addresses) => {
  for (const address of addresses.split(' ')) {
    const refused = () => readSettings({ ...GOOD, SITE_URL: live, [name]: address });
    expect(refused).toThrow(`${name} ("${address}") `);
    expect(refused).toThrow(told);
  }
});

test.each([
  ['https://www.crust.com/', 'https://www.crust.com'],
  [' https://crust.com/ ', 'https://crust.com'],
  // Of this machine alone, or not an address: the site has another one, which isn’t known.
  ['http://localhost:9000', undefined],
  ['crust.com', undefined],
  [undefined, undefined],
])('SITE_URL=%s says that the site is at %s', (SITE_URL, siteUrl) => {
  expect(readSiteUrl({ SITE_URL })).toBe(siteUrl);
});

test.each<[env: Record<string, string>, backend: object | undefined]>([
  // The editor saves nowhere unless a repository is named.
  [{ CMS_REPOSITORY: ' ', CMS_BRANCH: 'live' }, undefined],
  [
    { CMS_REPOSITORY: 'owner/site', CMS_SIGN_IN_URL: 'https://sign-in.example' },
    { name: 'github', repo: 'owner/site', branch: 'main', base_url: 'https://sign-in.example' },
  ],
])('with %j the editor saves to %j', (env, backend) => {
  expect(readSettings({ ...GOOD, ...env }).backend).toEqual(backend);
});
