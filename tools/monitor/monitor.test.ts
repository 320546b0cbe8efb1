import type { CheckResult } from '../../src/content/check/checker';
import { checkContent } from '../../src/content/check/checker';
import type { HttpRequest } from '../smoke/httpRequest';
import { monitor } from './monitor';

const siteUrl = 'https://www.casegood.example';
const now = new Date('2027-03-01');
const elsewhere = 'https://elsewhere.example/a?b=1&c=2';
let checked: CheckResult;
let pages: string[];

beforeAll(async () => {
  checked = await checkContent('test/fixture/content', () => ({
    today: '2027-03-01',
    drafts: false,
  }));
  expect(checked.problems).toEqual([]);
  pages = checked.entries.flatMap(({ collection, name, fields, file }) => {
    if (checked.hidden.has(file)) return [];
    if (collection === 'pages') return [fields.path];
    return collection === 'policies' ? [`/${name}`] : [];
  });
});

type Answers = Record<string, { status?: number; body?: string; error?: string }>;

/** Monitors a live site on which all is well, except for the responses that differ. */
async function monitorWith(answers: Answers = {}, live: readonly string[] = pages) {
  const asked: string[] = [];
  const locations = live.map((path) => `<loc>${siteUrl}${path}</loc>`).join('');
  const well: Answers = {
    '/sitemap-index.xml': { body: `<loc>${siteUrl}/sitemap-0.xml</loc>` },
    '/sitemap-0.xml': { body: locations },
    '/.well-known/security.txt': { body: 'Expires: 2027-12-01T00:00:00.000Z' },
    '/': { body: `<a class="x" href="${elsewhere.replace('&', '&amp;')}">Elsewhere</a>` },
  };
  const request: HttpRequest = async (address) => {
    asked.push(address);
    const path = address.startsWith(siteUrl) ? address.slice(siteUrl.length) : address;
    const key = path.replace(/^(https:\/\/[^/]+)\/.*oembed.*/, '$1');
    const { status = 200, body = '', error } = { ...well[key], ...answers[key] };
    if (error !== undefined) throw new Error(error);
    return { status, headers: new Headers(), body: Buffer.from(body) };
  };
  return { ...(await monitor({ siteUrl, checked, request, now })), asked };
}

test('a live site on which all is well has no failure, and everything was checked', async () => {
  const { failures, inconclusive, asked } = await monitorWith();
  expect([failures, inconclusive]).toEqual([[], []]);
  expect(asked).toContain(elsewhere);
  const videos = checked.entries.filter(({ collection }) => collection === 'videos');
  expect(asked.filter((address) => /oembed/.test(address))).toHaveLength(videos.length);
});

test.each<[string, Answers, RegExp]>([
  [
    'a link to a page that is gone',
    { [elsewhere]: { status: 404 } },
    /elsewhere.*\/ links to, answers 404/,
  ],
  [
    'a link to a host that is no more',
    { [elsewhere]: { error: 'getaddrinfo ENOTFOUND' } },
    /ENOTFOUND/,
  ],
  ['a private video', { 'https://www.youtube.com': { status: 401 } }, /can’t be played.*401/],
  ['a removed video', { 'https://vimeo.com': { status: 404 } }, /can’t be played.*404/],
  [
    'a security contact that expires soon',
    { '/.well-known/security.txt': { body: 'Expires: 2027-03-11T00:00:00.000Z' } },
    /security\.txt is valid for 10 more days/,
  ],
])('%s is reported', async (_, answers, told) => {
  const { failures, inconclusive } = await monitorWith(answers);
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toMatch(told);
  expect(inconclusive).toEqual([]);
});

test('an address of the live site that the content has lost is reported, unless it redirects', async () => {
  const [redirects] = checked.entries.flatMap((entry) =>
    entry.collection === 'redirects' ? entry.fields.redirects : [],
  );
  const { failures } = await monitorWith({}, [...pages, '/lost', redirects?.from ?? '']);
  expect(failures).toEqual([expect.stringContaining(`${siteUrl}/lost will disappear`)]);
});

test('a page that the live site lacks is reported', async () => {
  const { failures } = await monitorWith({}, pages.slice(0, -1));
  expect(failures).toEqual([
    expect.stringContaining(`${siteUrl}${pages.at(-1)} is not in the live`),
  ]);
});

test.each<[string, Answers]>([
  ['a server that turns machines away', { [elsewhere]: { status: 403 } }],
  [
    'one that takes too long',
    { [elsewhere]: { error: 'The operation was aborted due to timeout' } },
  ],
  ['a provider that is busy', { 'https://vimeo.com': { status: 429 } }],
  ['a sitemap that can’t be read', { '/sitemap-index.xml': { status: 503 } }],
])('%s proves nothing', async (_, answers) => {
  const { failures, inconclusive } = await monitorWith(answers);
  expect(failures).toEqual([]);
  expect(inconclusive.length).toBeGreaterThan(0);
  for (const sentence of inconclusive) expect(sentence).toMatch(/^Whether /);
});
