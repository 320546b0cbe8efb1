import { execFile } from 'node:child_process';
import { addressesOf } from '../../src/content/check/addresses';
import { type CheckResult, checkContent } from '../../src/content/check/checker';
import { type Answer, ask } from '../../tools/smoke/answers';
import { monitor } from '../../tools/smoke/monitor';
import { type SmokeOptions, smoke } from '../../tools/smoke/smoke';
import { expect, SITE, test } from '../support/site';

/* That all is well behind each host is in test/hosts. Here answers are altered on their way. */

let checked: CheckResult;

test.beforeAll(async () => {
  checked = await checkContent('test/fixture/content');
});

/** What of an answer is another than the site's. */
type Alter = (answer: Answer, path: string) => Partial<Answer>;

/** Checks the site, as if it were at this address and gave altered answers. */
function check(alter: Alter, options: Partial<SmokeOptions> = {}) {
  const { siteUrl = SITE } = options;
  const request: typeof ask = async (address, init) => {
    const answer = await ask(address.replace(siteUrl, SITE), init);
    return { ...answer, ...alter(answer, new URL(address).pathname) };
  };
  return smoke({ siteUrl, content: checked, request, ...options });
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
const everyPage = `${SITE}/ `;
const onAllPages = ' (also: /clients, /privacy-policy, /security-policy, /words)';

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
      expect.stringMatching(
        /\/ sends no X-Content-Type-Options \(also: \/clients, .*\/islands-\w+\.js, \/no-such-page\)$/,
      ),
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
  'hidden files': [onlyStatus('/.env', 200), [`${SITE}/.env answers 200, not 404`]],
  'a page that is gone': [onlyStatus('/clients', 404), [`${SITE}/clients answers 404, not 200`]],
  'scripts that are not cached': [
    (answer, path) => (path.endsWith('.js') ? withHeader(answer, 'Cache-Control', 'no-cache') : {}),
    [expect.stringContaining('sends Cache-Control: no-cache; it was built with ')],
  ],
  'a detour': [
    only('/clients', (answer) => ({ ...withHeader(answer, 'Location', '/clients/'), status: 301 })),
    [`${SITE}/clients redirects visitors needlessly (301) to /clients/`],
  ],
  'an editing UI that is not to be found': [
    (answer, path) =>
      path === '/admin/'
        ? { ...withHeader(answer, 'X-Robots-Tag', 'noindex'), status: 200 }
        : framed(answer),
    [],
  ],
  'an editing UI that can be found': [
    (answer, path) => (path === '/admin/' ? { status: 200 } : framed(answer)),
    [`${SITE}/admin/ lets the editing UI be found: it sends no X-Robots-Tag`],
  ],
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
      `${everyPage}tells search engines to leave it out (noindex): was it built with NOINDEX=1 or SHOW_DRAFTS=1?${onAllPages}`,
    ],
  ],
  'a security contact that expires soon': [
    only('/.well-known/security.txt', ({ text }) => ({
      text: text.replace(/Expires: .*/, `Expires: ${new Date(Date.now() + 1e9).toISOString()}`),
    })),
    [
      `${SITE}/.well-known/security.txt expires within 30 days: build and deploy the site to renew it`,
    ],
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

test('a site that was built for another address is reported', async () => {
  const siteUrl = 'http://127.0.0.1:9190';
  expect((await check(() => ({}), { siteUrl })).failures).toEqual(
    expect.arrayContaining([
      `${siteUrl}/robots.txt names the sitemap ${SITE}/sitemap-index.xml: was the site built with SITE_URL=${siteUrl}?`,
      `${siteUrl}/sitemap-index.xml lists addresses of another site, such as ${SITE}/`,
      `${siteUrl}/clients gives its canonical address as ${SITE}/clients`,
    ]),
  );
});

test('a preview of another site has no problems once search engines are told to leave it out', async () => {
  // However the address is written.
  const builtFor = `${SITE.replace('http', 'HTTP')}/`;
  const preview = { siteUrl: 'http://preview.example', builtFor };
  const robots = '<meta name="robots" content="noindex"/></head>';
  expect((await check(replaced('</head>', robots), preview)).failures).toEqual([]);
  expect((await check(() => ({}), preview)).failures).toEqual([
    `http://preview.example/ lets search engines find the preview: build it with SHOW_DRAFTS=1 or NOINDEX=1${onAllPages}`,
  ]);
});

test('a form service that redirects to another origin is reported', async () => {
  const moved = { status: 307, headers: new Headers({ location: 'https://forms.example/' }) };
  const { failures } = await check(
    only('/requests', () => moved),
    { send: true },
  );
  expect(failures).toEqual([
    expect.stringContaining('redirects the test request to https://forms.example/: '),
  ]);
});

const elsewhere = 'https://elsewhere.example/a?b=1&c=2';

/** Monitors a live site whose outside addresses answer 200 but for one. */
async function monitored(address = '', answer: number | string = 200, lost: string[] = []) {
  const html = `<a class="x" href="${elsewhere.replace('&', '&amp;')}">Elsewhere</a>`;
  const { pages } = addressesOf(checked);
  const asked: string[] = [];
  const found = await monitor({
    siteUrl: SITE,
    pages: new Map([...pages, ...lost].map((path) => [path, html])),
    checked,
    request: async (url) => {
      asked.push(url);
      const own = address !== '' && url.startsWith(address) ? answer : 200;
      if (typeof own === 'string') throw new Error(own);
      return { status: own, headers: new Headers(), text: '' };
    },
  });
  return { ...found, asked };
}

test('a live site on which all is well has no failure, and everything was checked', async () => {
  const { failures, inconclusive, asked } = await monitored();
  expect([failures, inconclusive]).toEqual([[], []]);
  expect(asked).toContain(elsewhere);
  const videos = checked.entries.filter(({ collection }) => collection === 'videos');
  expect(asked.filter((address) => /oembed/.test(address))).toHaveLength(videos.length);
});

for (const [address, answer, where, words] of [
  [elsewhere, 404, 'failures', /elsewhere.* links to, answers 404/],
  [elsewhere, 'getaddrinfo ENOTFOUND', 'failures', /ENOTFOUND/],
  ['https://www.youtube.com', 401, 'failures', /can’t be played.*401/],
  // Some servers turn machines away, or are busy.
  [elsewhere, 403, 'inconclusive', /^Whether people can open .* answers 403/],
  ['https://vimeo.com', 429, 'inconclusive', /^Whether .* can be played: its provider answers 429/],
] as const) {
  test(`what is reported if ${address} answers ${answer}`, async () => {
    const { failures, inconclusive } = await monitored(address, answer);
    const [told, others] =
      where === 'failures' ? [failures, inconclusive] : [inconclusive, failures];
    expect(new Set(told.map((sentence) => words.test(sentence)))).toEqual(new Set([true]));
    expect(others).toEqual([]);
  });
}

test('an address of the live site that the content has lost is reported, unless it redirects', async () => {
  const { failures } = await monitored('', 200, ['/lost', '/designers']);
  expect(failures).toEqual([expect.stringContaining(`${SITE}/lost will disappear`)]);
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

test('the command sends one request if asked to, and says what is wrong', async ({ inbox }) => {
  inbox.setFaults({ status: 500 });
  const refused = await command(SITE, '--send');
  expect(refused.output).toContain('answered the test request with 500');
  expect(refused.failed).toBe(true);
  expect(inbox.arrivals.map(({ fields }) => fields.name)).toEqual(['TEST: npm run smoke']);
  const silent = await command('http://127.0.0.1:9', '--monitor');
  expect(silent.output).toMatch(/- http:\/\/127\.0\.0\.1:9\/ does not answer \(\S.*\)\n\n$/);
  expect(silent.failed).toBe(true);
  expect((await command('example.com')).output).toContain('"example.com" is not a full URL.');
});
