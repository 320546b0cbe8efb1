import { execFile } from 'node:child_process';
import type { CheckResult } from '../../kit/content/check/checkContent';
import { type Answer, ask } from '../../tools/smoke/answers';
import { smoke } from '../../tools/smoke/smoke';
import { sendTestRequest } from '../../tools/smoke/testRequest';
import { INBOX } from '../support/addresses';
import { checkFolder } from '../support/checkFolder';
import { expect, SITE, test } from '../support/site';

/* That all is well behind each host is in test/hosts. Here answers are altered on their way. */

let checked: CheckResult;

test.beforeAll(async () => {
  checked = await checkFolder('test/fixture/content');
});

/** What of an answer is another than the site's. */
type Alter = (answer: Answer, path: string) => Partial<Answer>;

/** Checks the site, as if it were at this address and gave altered answers. */
function check(alter: Alter, siteUrl = SITE) {
  const request: typeof ask = async (address, init) => {
    const answer = await ask(address.replace(siteUrl, SITE), init);
    return { ...answer, ...alter(answer, new URL(address).pathname) };
  };
  return smoke(siteUrl, checked, request);
}

function withHeader({ headers }: Answer, name: string, value: string): Partial<Answer> {
  const changed = new Headers(headers);
  changed.set(name, value);
  return { headers: changed };
}

/** Alters a single answer. */
const only =
  (path: string, alter: Alter): Alter =>
  (answer, asked) =>
    asked === path ? alter(answer, asked) : {};

const onlyStatus = (path: string, status: number) => only(path, () => ({ status }));

const replaced =
  (find: string | RegExp, put: string): Alter =>
  ({ text }) => ({ text: text.replace(find, put) });

const policy = 'Content-Security-Policy';
const framed = (answer: Answer) => withHeader(answer, policy, "frame-ancestors 'self'");
const pages = ['/', '/clients', '/privacy-policy', '/security-policy', '/words'];
const onPages = (site: string, what: string) => pages.map((path) => `${site}${path} ${what}`);

const faults: Record<string, [alter: Alter, failures: unknown[]]> = {
  'a 404 that its host never lets browsers keep': [
    (answer) => (answer.status === 404 ? withHeader(answer, 'Cache-Control', 'no-store') : {}),
    [],
  ],
  'a missing header': [
    (answer) => {
      const headers = new Headers(answer.headers);
      headers.delete('X-Content-Type-Options');
      return { headers };
    },
    [
      ...onPages(SITE, 'sends X-Content-Type-Options: null; it was built with nosniff'),
      `${SITE}/fair sends X-Content-Type-Options: null; it was built with nosniff`,
      `${SITE}/no-such-page sends X-Content-Type-Options: null; it was built with nosniff`,
    ],
  ],
  'a policy of another build': [
    only('/clients', (answer) => withHeader(answer, policy, "default-src 'self'")),
    [expect.stringContaining(`/clients sends ${policy}: default-src 'self'; it was built with `)],
  ],
  'a page of an earlier build': [
    only('/clients', replaced(/connect-src [^;"]*/, "connect-src 'none'")),
    [
      `${SITE}/clients has a different content security policy from the home page: is it of an earlier build?`,
    ],
  ],
  'a missing 404': [
    onlyStatus('/no-such-page', 200),
    [`${SITE}/no-such-page answers 200, not 404`],
  ],
  'a page that is gone': [onlyStatus('/clients', 404), [`${SITE}/clients answers 404, not 200`]],
  'a detour': [
    only('/clients', (answer) => ({ ...withHeader(answer, 'Location', '/clients/'), status: 301 })),
    [`${SITE}/clients answers 301, not 200, and redirects to /clients/`],
  ],
  'a site with the editor, whose pages carry their policy themselves': [framed, []],
  'a redirect for now that should be for good': [
    onlyStatus('/designers', 302),
    [`${SITE}/designers answers 302; it should redirect to /clients#a-row-of-icons with 301`],
  ],
  'a redirect to elsewhere': [
    only('/jobs', (answer) => withHeader(answer, 'Location', '/clients')),
    [`${SITE}/jobs redirects to ${SITE}/clients, not to https://jobs.example/open`],
  ],
  'a site that search engines are told to leave out': [
    (answer) => withHeader(answer, 'X-Robots-Tag', 'noindex'),
    [
      ...onPages(
        SITE,
        'tells search engines to leave it out (noindex): was it built with NOINDEX=1 or SHOW_DRAFTS=1?',
      ),
    ],
  ],
  'an unlisted page that search engines are not told to leave out': [
    only('/fair', ({ text, headers }) => {
      const told = new Headers(headers);
      told.delete('X-Robots-Tag');
      return { headers: told, text: text.replace('noindex', '') };
    }),
    [
      `${SITE}/fair is unlisted, and search engines are not told (noindex)`,
      `${SITE}/fair sends X-Robots-Tag: null; it was built with noindex`,
    ],
  ],
  'an unlisted page in the sitemap': [
    only('/sitemap-0.xml', replaced('</urlset>', `<url><loc>${SITE}/fair</loc></url></urlset>`)),
    [`${SITE}/fair is unlisted, and in the sitemap`],
  ],
  'an unlisted page that is gone': [
    onlyStatus('/fair', 404),
    [`${SITE}/fair answers 404, not 200`],
  ],
  'a form service that is gone': [
    only('/requests', () => ({ status: 404 })),
    [`${INBOX}/requests answers a browser’s preflight with 404`],
  ],
  'a form service that takes requests of another site': [
    only('/requests', (answer) =>
      withHeader(answer, 'Access-Control-Allow-Origin', 'https://www.casegood.example'),
    ),
    [`${INBOX}/requests does not allow requests from ${SITE} (CORS)`],
  ],
  'a form service that takes no JSON': [
    only('/requests', (answer) => withHeader(answer, 'Access-Control-Allow-Headers', 'Accept')),
    [`${INBOX}/requests does not allow JSON (CORS)`],
  ],
};

/** What programs on the way do to pages, and what is said of it. */
const alteredPages: Record<string, [find: string | RegExp, put: string, said: string[]]> = {
  'hides mail addresses': [
    /<a href="mailto:[^>]*>[^<]*<\/a>(.*)<\/body>/s,
    '<a href="/cdn-cgi/l/email-protection#1a2b" class="__cf_email__">[email&#160;protected]</a>$1' +
      '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script></body>',
    [
      'has the address /cdn-cgi/l/email-protection#1a2b in <a>',
      'has the address /cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js in <script>',
    ],
  ],
  'postpones scripts': [
    /<script data-loader="">/,
    '<script data-loader="" type="2f1e-text/javascript">',
    ['has a script of the type 2f1e-text/javascript'],
  ],
  'counts visits': [
    '</body>',
    '<script defer src="https://static.beacon.example/beacon.min.js"></script></body>',
    ['has the address https://static.beacon.example/beacon.min.js in <script>'],
  ],
  'adds a script': [
    '</head>',
    '<script>track()</script></head>',
    ['has a script that its policy doesn’t list: track()'],
  ],
  'shortens scripts': [
    /(<script data-loader="">)/,
    '$1 ',
    ['has a script that its policy doesn’t list:  '],
  ],
  'adds scripts to what waits for the visitor': [
    '<template id="_islands">',
    '<template id="_islands"><script src="/islands.js"></script>',
    ['has the address /islands.js in <script>'],
  ],
  'allows scripts of its own': [
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline' https://a.example",
    ["has a policy that also allows 'unsafe-inline' https://a.example"],
  ],
  'shortens styles': [
    /(<style data-rules="">)/,
    '$1\n',
    ['has a style that its policy doesn’t list: \n'],
  ],
  'adds a style sheet': [
    '</head>',
    '<link rel="stylesheet" href="/toolbar.css"></head>',
    ['has the element <link rel="stylesheet" href="/toolbar.css">'],
  ],
  'adds a style': ['<main', '<main style="top:40px"', ['has the attribute style="top:40px"']],
  'listens to clicks': ['<main', '<main onclick="x()"', ['has the attribute onclick="x()"']],
  'adds a picture that counts': [
    '</body>',
    '<noscript><img src="https://count.example/1.gif"></noscript></body>',
    ['has the address https://count.example/1.gif in <img>'],
  ],
  'adds a frame': ['</body>', '<iframe></iframe></body>', ['has the element <iframe></iframe>']],
  'leads links through itself': [
    'href="https://app.exemplar.example/sign-in"',
    'href="https://safe.example/?to=https%3A%2F%2Fapp.exemplar.example%2Fsign-in"',
    ['has the address https://safe.example/?to='],
  ],
  'writes whole addresses of another host': [
    'href="/security-policy"',
    'href="http://10.0.0.5/security-policy"',
    ['has the address http://10.0.0.5/security-policy in <a>'],
  ],
  'follows visitors by their links': [
    'href="/security-policy"',
    'href="/security-policy?sid=1"',
    ['has the address /security-policy?sid=1 in <a>'],
  ],
  'takes the requests': [
    /action="[^"]*"/,
    'action="https://forms.example.invalid/"',
    ['has the address https://forms.example.invalid/ in <form>'],
  ],
  'replaces the mail address': [
    /mailto:hello@/,
    'mailto:sales@',
    ['has the address mailto:sales@exemplar.example in <a>'],
  ],
};

for (const [what, [find, put, said]] of Object.entries(alteredPages)) {
  test(`what is reported of a proxy that ${what}`, async () => {
    const { failures } = await check(only('/privacy-policy', replaced(find, put)));
    const sentences = said.map((each) => expect.stringContaining(`${SITE}/privacy-policy ${each}`));
    expect(failures).toEqual(expect.arrayContaining(sentences));
  });
}

for (const [what, [alter, failures]] of Object.entries(faults)) {
  test(`what is reported for ${what}`, async () => {
    expect((await check(alter)).failures).toEqual(failures);
  });
}

test('a site that was built for another address is reported, unless it is a preview', async () => {
  const preview = 'http://preview.casegood.com';
  const robots = '<meta name="robots" content="noindex"/></head>';
  expect((await check(replaced('</head>', robots), preview)).failures).toEqual([]);
  expect((await check(() => ({}), preview)).failures).toEqual(
    onPages(
      preview,
      `is built for ${SITE}, and search engines find it here: if it is a preview, build it with SHOW_DRAFTS=1 or NOINDEX=1`,
    ),
  );
});

/** Runs the command as `npm run smoke` does; here, where the site is served meanwhile. */
function command(...words: string[]) {
  const args = ['node_modules/tsx/dist/cli.mjs', 'tools/smoke/cli.ts', ...words];
  return new Promise<{ failed: boolean; output: string }>((done) =>
    execFile(process.execPath, args, (error, stdout, stderr) =>
      done({ failed: error !== null, output: stdout + stderr }),
    ),
  );
}

test('the command says what is wrong, and sends the form service nothing', async ({ inbox }) => {
  // The links and redirects of the fixture site aren’t those of content/.
  const found = await command(SITE);
  expect(found.failed).toBe(true);
  expect(found.output).toContain(`\n- ${SITE}/ has the address https://social.example/exemplar`);
  expect(inbox.arrivals).toEqual([]);
});

const note = 'Test of 2027-01-01T09:15Z, please ignore';

test('one request is sent when that is asked for, as a form sends it, with a note in each field', async ({
  inbox,
}) => {
  const { output } = await command(SITE, '--send-test-request');
  const [found = ''] = /Test of [\d-]+T[\d:]+Z, please ignore/.exec(output) ?? [];
  expect(output).toContain(`${INBOX}/requests answered the test request with 200: {"ok":true}.`);
  const { contentType, fields } = inbox.arrivals[0] ?? {};
  expect([inbox.arrivals.length, contentType]).toEqual([1, 'application/json']);
  expect(fields).toEqual({
    name: found,
    email: 'test@site.example',
    phone: found,
    company: found,
    message: found,
    requestType: 'demo',
    subject: expect.stringMatching(`^${found}: \\S`),
  });
});

const lost = 'Visitors are told that their request has failed.';
const taken = `Now see whether it has arrived, by mail too: look for “${note}”.`;
const nothing =
  ' If it answers a plain form with 204, too, visitors whose scripts fail are shown nothing: docs/form-services.md.';
const json = (answer: Answer, fields: object): Partial<Answer> => ({
  ...answer,
  text: JSON.stringify(fields),
});

/** What a form service answers a request, and what is said of it. */
const services: Record<string, [alter: Alter, failed: boolean, said: string]> = {
  'takes it': [() => ({ status: 201, text: '' }), false, `with 201. ${taken}`],
  'has no page to show': [() => ({ status: 204, text: '' }), false, `with 204. ${taken}${nothing}`],
  'wants the form emptied': [
    () => ({ status: 205, text: '' }),
    false,
    `with 205. ${taken}${nothing.replace('204', '205')}`,
  ],
  'has accepted it for later': [() => ({ status: 202, text: '' }), false, `with 202. ${taken}`],
  'shows its page of thanks': [
    (answer) => ({ ...withHeader(answer, 'Location', '/thanks'), status: 302, text: '' }),
    false,
    `with 302. ${taken}`,
  ],
  'has no quota left': [
    () => ({ status: 402, text: '{"error":\n "Monthly limit reached"}' }),
    true,
    `with 402: {"error": "Monthly limit reached"}. ${lost}`,
  ],
  'allows other domains only': [
    () => ({ status: 403, text: 'Domain not allowed' }),
    true,
    `with 403: Domain not allowed. ${lost}`,
  ],
  'has no such form': [() => ({ status: 404, text: '' }), true, `with 404. ${lost}`],
  'is asked too often': [() => ({ status: 429, text: '' }), true, `with 429. ${lost}`],
  'is out of order': [
    () => ({ status: 500, text: 'x'.repeat(900) }),
    true,
    `with 500: ${'x'.repeat(200)}…. ${lost}`,
  ],
  'moved to another domain': [
    (answer) => ({
      ...withHeader(answer, 'Location', 'https://new.example/f?key=1'),
      status: 301,
      text: '',
    }),
    true,
    'with 301. It redirects to https://new.example, which the policy of the pages blocks: visitors are told that the request has failed.',
  ],
  'lets another site read the answer': [
    (answer) =>
      json(
        { ...answer, ...withHeader(answer, 'Access-Control-Allow-Origin', 'https://a.example') },
        {},
      ),
    true,
    `with 200: {}. It does not allow ${SITE} to read that (CORS): visitors are told that the request has failed.`,
  ],
  'refuses with the status of a success': [
    (answer) => json(answer, { success: 'false', message: 'Confirm your address' }),
    true,
    'That is a refusal, but visitors are told that their request has arrived, since they go by the status.',
  ],
};

for (const [what, [alter, failed, said]] of Object.entries(services)) {
  test(`what is said after a test request to a service that ${what}`, async () => {
    const request: typeof ask = async (address, init) => {
      const answer = await ask(address, init);
      return { ...answer, ...only('/requests', alter)(answer, new URL(address).pathname) };
    };
    const result = await sendTestRequest(SITE, note, request);
    expect(result).toEqual({ failed, said: expect.stringContaining(said) });
    expect(result.said.includes('are shown nothing')).toBe(said.endsWith('form-services.md.'));
  });
}

test('a service that never answers a test request has lost it', async () => {
  const request: typeof ask = async (address, init) => {
    if (init?.method === 'POST') throw new Error('does not answer (timeout)');
    return ask(address, init);
  };
  expect(await sendTestRequest(SITE, note, request)).toEqual({
    failed: true,
    said: `${INBOX}/requests does not answer (timeout): the test request is lost.`,
  });
});

const noSite =
  ' is not the address of a site as visitors type it: https://, a name, and at most a path.\n';

for (const [given, said] of [
  ['http://127.0.0.1:9', /^http:\/\/127\.0\.0\.1:9\/ does not answer \(\S.*\)\.\n$/],
  ['https://none.invalid/site', /^https:\/\/none\.invalid\/site\/ does not answer \(\S.*\)\.\n$/],
  ['example.com', `"example.com"${noSite}`],
  ['https://robin:secret@www.casegood.example', `What was given${noSite}`],
  ['https://secret@www.casegood.example/clients', `What was given${noSite}`],
  ['https://robin:a/secret@www.casegood.example', `What was given${noSite}`],
  ['https://www.casegood.example/?token=secret', `What was given${noSite}`],
  ['https://www.casegood.example/#secret', `What was given${noSite}`],
  ['ftp://robin:secret@www.casegood.example', `What was given${noSite}`],
] as const) {
  test(`to ${given} the command says one line, and no secret`, async () => {
    const { failed, output } = await command(given);
    expect(failed).toBe(true);
    if (typeof said === 'string') expect(output).toBe(said);
    else expect(output).toMatch(said);
  });
}

const answering =
  (status: number): Alter =>
  () => ({ status });
const leading =
  (status: number, to: string): Alter =>
  (answer) => ({ ...withHeader(answer, 'Location', to), status });

/** Sites that can’t be checked, and why. */
const unchecked: Record<string, [alter: Alter, site: string, said: string]> = {
  'asks for a password': [answering(401), SITE, `${SITE}/ answers 401: it asks for a password.`],
  'lets nobody in': [
    answering(403),
    SITE,
    `${SITE}/ answers 403: it lets nobody in, or not this machine.`,
  ],
  'is not there': [answering(404), SITE, `${SITE}/ answers 404: there is no site.`],
  'was asked too often': [
    answering(429),
    SITE,
    `${SITE}/ answers 429: it has had too many requests lately. Try again later.`,
  ],
  'is out of order': [answering(503), SITE, `${SITE}/ answers 503: its server has a problem.`],
  'is a teapot': [answering(418), SITE, `${SITE}/ answers 418, not 200.`],
  'leads to its name with www': [
    leading(301, 'https://www.casegood.example/'),
    'https://casegood.example',
    'https://casegood.example/ redirects to https://www.casegood.example/. If that is the site, check it there.',
  ],
  'leads to a language': [
    leading(308, '/en?from=here'),
    SITE,
    `${SITE}/ redirects to ${SITE}/en. If that is the site, check it there.`,
  ],
  'leads to a sign-in': [
    leading(302, 'https://robin:secret@sign-in.example/?meta=secret#secret'),
    SITE,
    `${SITE}/ redirects to https://sign-in.example/. If that is the site, check it there.`,
  ],
  'is a page': [
    () => ({}),
    `${SITE}/clients`,
    `${SITE}/clients is a page. Check the site: ${SITE}`,
  ],
  'is a policy': [
    () => ({}),
    `${SITE}/privacy-policy`,
    `${SITE}/privacy-policy is a page. Check the site: ${SITE}`,
  ],
  'is an unlisted page': [
    () => ({}),
    `${SITE}/fair`,
    `${SITE}/fair is a page. Check the site: ${SITE}`,
  ],
  'is for sale': [
    () => ({ text: '<title>This domain is for sale</title>' }),
    SITE,
    `${SITE}/ answers with something else than a page of this site.`,
  ],
  'is a service': [
    () => ({ text: '{}' }),
    SITE,
    `${SITE}/ answers with something else than a page of this site.`,
  ],
};

for (const [what, [alter, site, said]] of Object.entries(unchecked)) {
  test(`of a site that ${what}, one thing is said`, async () => {
    await expect(check(alter, site)).rejects.toThrow(new Error(said));
  });
}

test('a missing sitemap is said by its status alone', async () => {
  expect((await check(onlyStatus('/sitemap-index.xml', 403))).failures).toContain(
    `${SITE}/sitemap-index.xml answers 403, not 200`,
  );
});
