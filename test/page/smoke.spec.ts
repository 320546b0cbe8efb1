import type { CheckResult } from '../../kit/content/check/checkContent';
import { type Answer, ask, sendTestRequest, smoke } from '../../tools/smoke';
import { checkFolder } from '../support/checkFolder';
import { expect, SITE, test } from '../support/site';

/* That all is well behind each host is in test/hosts. Here answers are altered on their way. */

let checked: CheckResult;

test.beforeAll(async () => {
  checked = await checkFolder('test/fixture/content');
});

type Alter = (answer: Answer) => Partial<Answer>;

/** Checks the site where the answers to what is asked for have changed. */
function check(asked: string | RegExp, alter: Alter) {
  const request: typeof ask = async (address, init) => {
    const answer = await ask(address, init);
    const { pathname } = new URL(address);
    const isMeant = typeof asked === 'string' ? pathname === asked : asked.test(pathname);
    return isMeant ? { ...answer, ...alter(answer) } : answer;
  };
  return smoke(SITE, checked, request);
}

const header =
  (name: string, value: string): Alter =>
  ({ headers }) => {
    const changed = new Headers(headers);
    changed.set(name, value);
    return { headers: changed };
  };
const status = (status: number) => () => ({ status });
const text =
  (find: string | RegExp, put: string): Alter =>
  ({ text }) => ({ text: text.replace(find, put) });

const faults: [what: string, asked: string | RegExp, alter: Alter, failure: string | null][] = [
  ['a site as it was built', '/', () => ({}), null],
  ['a 404 that nobody may keep', '/no-such-page', header('Cache-Control', 'no-store'), null],
  ['the editor’s policy', /./, header('Content-Security-Policy', "frame-ancestors 'self'"), null],
  ['another header', '/clients', header('X-Content-Type-Options', 'x'), '/clients sends X-Con'],
  ['no 404', '/no-such-page', status(200), '/no-such-page answers 200, not 404'],
  ['another 404', '/no-such-page', text(/noindex/g, ''), '/no-such-page is not the 404 page'],
  ['a page that is gone', '/clients', status(404), '/clients answers 404, not 200'],
  ['an unlisted page that is gone', '/fair', status(404), '/fair answers 404, not 200'],
  [
    'a preview, which is built for the live site',
    '/clients',
    text(/(rel="canonical" href=")[^"]*/, '$1https://www.casegood.example/clients'),
    '/clients is built for https://www.casegood.example/clients',
  ],
  [
    'a page of an earlier build',
    '/clients',
    text('connect-src', 'img-src'),
    '/clients has another',
  ],
  [
    'a site that is hidden',
    '/clients',
    header('X-Robots-Tag', 'noindex'),
    '/clients is hidden from',
  ],
  ['a redirect for now', '/designers', status(302), '/designers answers 302, not 301'],
  ['a redirect to elsewhere', '/jobs', header('Location', '/clients'), '/jobs leads to '],
  ['no scripts', /\.js$/, status(404), '.js answers 404, not 200'],
  ['no typefaces', /\.woff2$/, status(404), '.woff2 answers 404, not 200'],
  ['no pictures', /^\/static\//, status(403), ' answers 403, not 200'],
  [
    'pages for pictures',
    /^\/static\//,
    header('Content-Type', 'text/html'),
    ' is a page, not a file',
  ],
  ['no share picture', /^\/share\//, status(403), ' answers 403, not 200'],
  ['a host’s own robots.txt', '/robots.txt', () => ({ text: 'Disallow: /' }), ' is not as built'],
  ['no form service', '/requests', status(404), '/requests takes no JSON from'],
  [
    'a form service of another site',
    '/requests',
    header('Access-Control-Allow-Origin', 'https://a.example'),
    '/requests takes no JSON from',
  ],
];

test('what is wrong with a site is reported', async () => {
  for (const [what, asked, alter, failure] of faults) {
    const failures = (await check(asked, alter)).join('\n');
    if (failure === null) expect([what, failures]).toEqual([what, '']);
    else expect([what, failures]).toEqual([what, expect.stringContaining(failure)]);
  }
  const moved: Alter = (answer) => ({ ...header('Location', '/de/')(answer), status: 301 });
  await expect(check('/', moved)).rejects.toThrow(`${SITE}/ answers 301, and leads to /de/`);
});

const note = 'Test of 2027-01-01T09:15Z, please ignore';

test('one request is sent as the scripts send it, with a note in each field', async ({ inbox }) => {
  expect(await sendTestRequest(SITE, note)).toEqual({ status: 'sent' });
  const [name, phone, company, message] = [note, note, note, note];
  const fields = { name, phone, company, message, email: 'test@127.0.0.1', requestType: 'demo' };
  expect(inbox.arrivals.map(({ contentType, fields }) => [contentType, fields])).toEqual([
    ['application/json', { ...fields, subject: expect.stringMatching(`^${note}: \\S`) }],
  ]);
});

test('a test request that a service refuses is reported', async ({ inbox }) => {
  inbox.setFaults({ status: 500 });
  expect(await sendTestRequest(SITE, note)).toMatchObject({ status: 'failed' });
});
