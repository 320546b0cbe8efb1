import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, type Redirect } from '../../src/content/check/addresses';
import { checkContent } from '../../src/content/check/checker';
import { type SmokeOptions, smoke } from '../../tools/smoke/smoke';
import { type Ask, ask } from '../../tools/smoke/visit';
import { HOSTING, PUBLIC } from '../support/fixtureSite';
import { skipWithoutNginx, startNginx } from '../support/nginx';
import { expect, SITE, test } from '../support/site';

let redirects: Redirect[];

test.beforeAll(async () => {
  ({ redirects } = addressesOf(await checkContent('test/fixture/content')));
  expect(redirects.map(({ from }) => from)).toContain('/long-words');
});

/** Checks what nginx serves in the place of the site, with a change of its configuration. */
async function smokeOf(
  change: (configuration: string) => string,
  options: Partial<SmokeOptions> = {},
) {
  skipWithoutNginx();
  const nginx = await startNginx(PUBLIC, change(readFileSync(join(HOSTING, 'nginx.conf'), 'utf8')));
  const there: Ask = (address, init) => ask(address.replace(SITE, nginx.address), init);
  try {
    return await smoke({ siteUrl: SITE, ask: there, ...options });
  } finally {
    await nginx.stop();
  }
}

test('the site under nginx is as it should be', async () => {
  const { misses, looked } = await smokeOf((text) => text, { redirects });
  expect(misses).toEqual([]);
  expect(looked).toBeGreaterThan(15);
});

for (const [fault, find, put, told] of [
  [
    'a missing header',
    /add_header X-Content-Type-Options.*/,
    '',
    'sends no X-Content-Type-Options',
  ],
  [
    'a policy of another build',
    /frame-ancestors 'none'/,
    "frame-ancestors 'self'",
    "Every page sends a Content-Security-Policy whose frame-ancestors is 'self', but it was built with 'none'",
  ],
  [
    'a wrong status',
    /error_page 404 /,
    'error_page 404 =200 ',
    '/no-such-page answers 200, not 404',
  ],
  [
    'scripts that are not kept',
    /max-age=31536000, immutable/g,
    'max-age=60',
    'sends Cache-Control: public, max-age=60',
  ],
  [
    'a detour',
    /^location "?\/"? .*/m,
    'location / { try_files $uri $uri/ =404; }',
    '/clients makes visitors take a detour (301)',
  ],
  [
    'hidden files',
    /location ~ .*_gatsby.*/,
    'location = /.env { return 200 "SECRET"; }',
    '/.env answers 200, not 404',
  ],
  [
    'a page that is gone',
    /$/,
    'location = /clients { return 404; }',
    '/clients answers 404, not 200',
  ],
] as const) {
  test(`${fault} is told`, async () => {
    const { misses } = await smokeOf((configuration) => {
      expect(configuration).toMatch(find);
      return configuration.replace(find, put);
    });
    expect(misses.join('\n')).toContain(told);
  });
}

test('a site with the editing UI keeps it from being found', async () => {
  const withAdmin = (robots: string) => (configuration: string) =>
    `${configuration.replace(/"default-src[^"]*"/g, `"frame-ancestors 'self'"`)}
location = /admin/ { ${robots} return 200 "UI"; }
`;
  const hidden = await smokeOf(withAdmin('add_header X-Robots-Tag noindex;'));
  expect(hidden.misses).toEqual([]);
  const found = await smokeOf(withAdmin(''));
  expect(found.misses).toEqual([
    `${SITE}/admin/ lets the editing UI be found: it sends no X-Robots-Tag`,
  ]);
});

test('a redirect that is missing, or is for now where it should be for good, is told', async () => {
  const { misses } = await smokeOf(
    (text) =>
      text
        .replace('return 301 "/clients', 'return 302 "/clients')
        .replaceAll('"/jobs', '"/no-jobs'),
    { redirects },
  );
  expect(misses).toEqual([
    `${SITE}/designers answers 302; it should lead to /clients#a-row-of-icons with 301`,
    `${SITE}/jobs answers 404; it should lead to https://jobs.example/open with 302`,
  ]);
});

test('a site that was built for another address is told', async () => {
  const elsewhere = 'http://127.0.0.1:9190';
  const there: Ask = (address, init) => ask(address.replace(elsewhere, SITE), init);
  const { misses } = await smoke({ siteUrl: elsewhere, ask: there });
  expect(misses).toEqual([
    `${elsewhere}/robots.txt names the sitemap ${SITE}/sitemap-index.xml: was the site built with SITE_URL=${elsewhere}?`,
    `${elsewhere}/sitemap-index.xml lists 5 addresses of another site, such as ${SITE}/`,
    `Every page was built for ${SITE}`,
  ]);
});

test('a preview of another site is as it should be, once search engines are told to leave it out', async () => {
  const elsewhere = 'http://preview.example';
  const there =
    (head: string): Ask =>
    async (address, init) => {
      const answer = await ask(address.replace(elsewhere, SITE), init);
      const body = answer.body.toString().replace('</head>', `${head}</head>`);
      return { ...answer, body: Buffer.from(body) };
    };
  const robots = '<meta name="robots" content="noindex"/>';
  const preview = { siteUrl: elsewhere, builtFor: SITE, redirects };
  expect((await smoke({ ...preview, ask: there(robots) })).misses).toEqual([]);
  expect((await smoke({ ...preview, ask: there('') })).misses).toEqual([
    'Every page lets search engines find the preview: build it with SHOW_DRAFTS=1 or NOINDEX=1',
  ]);
});

test('a 404 that its host never lets browsers keep is as it should be', async () => {
  const there: Ask = async (address, init) => {
    const answer = await ask(address, init);
    const headers = new Headers(answer.headers);
    if (answer.status === 404) headers.set('Cache-Control', 'no-store');
    return { ...answer, headers };
  };
  expect((await smoke({ siteUrl: SITE, redirects, ask: there })).misses).toEqual([]);
});

test('what is wrong with all pages is told once, with where else it is found', async () => {
  const { misses } = await smokeOf(
    (text) => text.replace(/add_header X-Content-Type-Options.*/g, ''),
    { redirects: [] },
  );
  expect(misses).toEqual([
    expect.stringMatching(
      /^Every page sends no X-Content-Type-Options \(so do \/islands-\w+\.js and \/no-such-page\)$/,
    ),
  ]);
});

test('a page of an earlier build is told by the directive that differs', async () => {
  const there: Ask = async (address, init) => {
    const answer = await ask(address, init);
    if (!address.endsWith('/clients')) return answer;
    const body = answer.body.toString().replace(/connect-src [^;"]*/, "connect-src 'none'");
    return { ...answer, body: Buffer.from(body) };
  };
  const { misses } = await smoke({ siteUrl: SITE, ask: there });
  expect(misses).toEqual([
    expect.stringMatching(
      /\/clients has another policy than the home page: its connect-src is 'none', there it is 'self' http:\S+$/,
    ),
  ]);
});

test('pages without a form for the links that lead to one are told', async () => {
  const there: Ask = async (address, init) => {
    const answer = await ask(address, init);
    const body = answer.body.toString().replace('<dialog id="book-a-demo"', '<dialog id="demo"');
    return { ...answer, body: Buffer.from(body) };
  };
  const { misses } = await smoke({ siteUrl: SITE, ask: there });
  expect(misses).toEqual(['Every page has no form that a link to #book-a-demo could open']);
});

test('a site that search engines are told to leave out is told', async () => {
  const { misses } = await smokeOf((text) => `add_header X-Robots-Tag noindex always;\n${text}`);
  expect(misses).toEqual([
    'Every page tells search engines to leave it out (noindex): was it built with NOINDEX=1 or SHOW_DRAFTS=1?',
  ]);
});

/** Runs the command as `npm run smoke` does. */
async function command(...words: string[]): Promise<{ code: number | null; output: string }> {
  const cli = 'node_modules/tsx/dist/cli.mjs';
  expect(existsSync(cli)).toBe(true);
  const child = spawn(process.execPath, [cli, 'tools/smoke/cli.ts', ...words]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output };
}

test('a form service that redirects to another origin is told', async () => {
  const there: Ask = async (address, init) =>
    init?.method === 'POST'
      ? {
          status: 307,
          headers: new Headers({ location: 'https://forms.example/' }),
          body: Buffer.from(''),
        }
      : ask(address, init);
  const { misses } = await smoke({ siteUrl: SITE, ask: there, send: true });
  expect(misses).toEqual([
    expect.stringContaining('redirects the test request to https://forms.example/: '),
  ]);
});

test('the command says that all is well, and sends one request that is marked as a test', async ({
  inbox,
}) => {
  const { code, output } = await command(SITE, '--send');
  expect(output).toMatch(/^All is well: \d+ addresses were asked\.$/m);
  expect(code).toBe(0);
  expect(inbox.requests.map(({ fields }) => fields.name)).toEqual(['TEST: npm run smoke']);
});

test('the command fails where the form takes no request, or nobody answers', async ({ inbox }) => {
  inbox.setFaults({ status: 500 });
  const refused = await command(SITE, '--send');
  expect(refused.output).toContain('answered the test request with 500');
  expect(refused.code).toBe(1);
  const silent = await command('http://127.0.0.1:9');
  expect(silent.output).toMatch(/^Nothing answers at http:\/\/127\.0\.0\.1:9 \(\S.*\)\.\n$/);
  expect(silent.code).toBe(1);
  expect((await command('example.com')).output).toContain('"example.com" is not a whole address.');
});
