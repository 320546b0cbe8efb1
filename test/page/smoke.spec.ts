import { spawn } from 'node:child_process';
import { addressesOf, type Redirect } from '../../src/content/check/addresses';
import { checkContent } from '../../src/content/check/checker';
import { type HttpRequest, type HttpResponse, httpRequest } from '../../tools/smoke/httpRequest';
import { type SmokeOptions, smoke } from '../../tools/smoke/smoke';
import { expect, SITE, test } from '../support/site';

/* That all is well behind each host is in test/hosts. Here answers are altered on their way. */

let redirects: Redirect[];

test.beforeAll(async () => {
  ({ redirects } = addressesOf(await checkContent('test/fixture/content')));
  expect(redirects.map(({ from }) => from)).toContain('/long-words');
});

/** What of an answer is another than the site's. */
type Alter = (answer: HttpResponse, path: string) => Partial<HttpResponse>;

/** What is reported about the site, as if it were at this address and gave altered responses. */
async function missesOf(alter: Alter, options: Partial<SmokeOptions> = {}): Promise<string[]> {
  const { siteUrl = SITE } = options;
  const there: HttpRequest = async (address, init) => {
    const answer = await httpRequest(address.replace(siteUrl, SITE), init);
    return { ...answer, ...alter(answer, new URL(address).pathname) };
  };
  const { failures, urlCount } = await smoke({ siteUrl, redirects, request: there, ...options });
  expect(urlCount).toBeGreaterThan(15);
  return failures;
}

function withHeader(
  { headers }: HttpResponse,
  name: string,
  value?: string,
): Partial<HttpResponse> {
  const changed = new Headers(headers);
  if (value === undefined) changed.delete(name);
  else changed.set(name, value);
  return { headers: changed };
}

function replaced(
  { body }: HttpResponse,
  find: string | RegExp,
  put: string,
): Partial<HttpResponse> {
  return { body: Buffer.from(body.toString().replace(find, put)) };
}

const policy = 'Content-Security-Policy';
const framed = (answer: HttpResponse) => withHeader(answer, policy, "frame-ancestors 'self'");

/** Alters a single response. */
const only =
  (path: string, alter: Alter): Alter =>
  (answer, asked) =>
    asked === path ? alter(answer, asked) : {};

const faults: Record<string, [alter: Alter, misses: unknown[]]> = {
  nothing: [() => ({}), []],
  'a 404 that its host never lets browsers keep': [
    (answer) => (answer.status === 404 ? withHeader(answer, 'Cache-Control', 'no-store') : {}),
    [],
  ],
  'a missing header': [
    (answer) => withHeader(answer, 'X-Content-Type-Options'),
    [
      expect.stringMatching(
        /^Every page sends no X-Content-Type-Options \(so do \/islands-\w+\.js and \/no-such-page\)$/,
      ),
    ],
  ],
  'a policy of another build': [
    (answer) => {
      const sent = answer.headers.get(policy) ?? '';
      return withHeader(answer, policy, sent.replace("ancestors 'none'", "ancestors 'self'"));
    },
    [
      expect.stringContaining(
        "Every page sends a Content-Security-Policy whose frame-ancestors is 'self', but it was built with 'none'",
      ),
    ],
  ],
  'a wrong status': [
    only('/no-such-page', () => ({ status: 200 })),
    [`${SITE}/no-such-page answers 200, not 404`],
  ],
  'scripts that are not cached': [
    (answer, path) =>
      path.endsWith('.js') ? withHeader(answer, 'Cache-Control', 'public, max-age=60') : {},
    [expect.stringContaining('sends Cache-Control: public, max-age=60')],
  ],
  'a detour': [
    only('/clients', (answer) => ({
      ...withHeader(answer, 'Location', '/clients/'),
      status: 301,
    })),
    [`${SITE}/clients redirects visitors needlessly (301) to /clients/`],
  ],
  'hidden files': [only('/.env', () => ({ status: 200 })), [`${SITE}/.env answers 200, not 404`]],
  'a page that is gone': [
    only('/clients', () => ({ status: 404 })),
    [`${SITE}/clients answers 404, not 200`],
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
    only('/designers', () => ({ status: 302 })),
    [`${SITE}/designers answers 302; it should redirect to /clients#a-row-of-icons with 301`],
  ],
  'a missing redirect': [
    only('/jobs', () => ({ status: 404 })),
    [`${SITE}/jobs answers 404; it should redirect to https://jobs.example/open with 302`],
  ],
  'a page of an earlier build': [
    only('/clients', (answer) => replaced(answer, /connect-src [^;"]*/, "connect-src 'none'")),
    [
      expect.stringMatching(
        /\/clients has a different policy from the home page: its connect-src is 'none', there it is 'self' http:\S+$/,
      ),
    ],
  ],
  'pages without a form for the links that lead to one': [
    (answer) => replaced(answer, '<dialog id="book-a-demo"', '<dialog id="demo"'),
    ['Every page has no form that a link to #book-a-demo could open'],
  ],
  'a site that search engines are told to leave out': [
    (answer) => withHeader(answer, 'X-Robots-Tag', 'noindex'),
    [
      'Every page tells search engines to leave it out (noindex): was it built with NOINDEX=1 or SHOW_DRAFTS=1?',
    ],
  ],
};

for (const [what, [alter, misses]] of Object.entries(faults)) {
  test(`what is reported for ${what}`, async () => {
    expect(await missesOf(alter)).toEqual(misses);
  });
}

test('a site that was built for another address is reported', async () => {
  const siteUrl = 'http://127.0.0.1:9190';
  expect(await missesOf(() => ({}), { siteUrl, redirects: [] })).toEqual([
    `${siteUrl}/robots.txt names the sitemap ${SITE}/sitemap-index.xml: was the site built with SITE_URL=${siteUrl}?`,
    `${siteUrl}/sitemap-index.xml lists 5 addresses of another site, such as ${SITE}/`,
    `Every page was built for ${SITE}`,
  ]);
});

test('a preview of another site has no problems once search engines are told to leave it out', async () => {
  const preview = { siteUrl: 'http://preview.example', builtFor: SITE };
  const robots = '<meta name="robots" content="noindex"/></head>';
  expect(await missesOf((answer) => replaced(answer, '</head>', robots), preview)).toEqual([]);
  expect(await missesOf(() => ({}), preview)).toEqual([
    'Every page lets search engines find the preview: build it with SHOW_DRAFTS=1 or NOINDEX=1',
  ]);
});

test('a form service that redirects to another origin is reported', async () => {
  const moved = { status: 307, headers: new Headers({ location: 'https://forms.example/' }) };
  expect(
    await missesOf(
      only('/requests', () => moved),
      { send: true },
    ),
  ).toEqual([expect.stringContaining('redirects the test request to https://forms.example/: ')]);
});

/** Runs the command as `npm run smoke` does. */
async function command(...words: string[]): Promise<{ code: number | null; output: string }> {
  const args = ['node_modules/tsx/dist/cli.mjs', 'tools/smoke/cli.ts', ...words];
  const child = spawn(process.execPath, args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output };
}

test('the command says OK, and sends one request that is marked as a test', async ({ inbox }) => {
  const { code, output } = await command(SITE, '--send');
  expect(output).toMatch(/^OK: \d+ URLs checked\.$/m);
  expect(code).toBe(0);
  expect(inbox.requests.map(({ fields }) => fields.name)).toEqual(['TEST: npm run smoke']);
});

test('the command fails if the form accepts no request, or nothing answers', async ({ inbox }) => {
  inbox.setFaults({ status: 500 });
  const refused = await command(SITE, '--send');
  expect(refused.output).toContain('answered the test request with 500');
  expect(refused.code).toBe(1);
  const silent = await command('http://127.0.0.1:9');
  expect(silent.output).toMatch(/^Nothing answers at http:\/\/127\.0\.0\.1:9 \(\S.*\)\.\n$/);
  expect(silent.code).toBe(1);
  expect((await command('example.com')).output).toContain('"example.com" is not a full URL.');
});
