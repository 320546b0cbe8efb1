import { checkWith } from '../../../test/contentCases/checkWith';
import { clientsPage, policy } from '../../../test/contentCases/goodContent';
import { removedUrls } from './history';

const today = '2027-01-15';
const file = 'content/pages/architects.md';
const architects = clientsPage
  .replace('path: /clients', 'path: /architects')
  .replace('know what you own', 'plan with what is there');
const draft = architects.replace('path', 'draft: true\npath');
const redirect = JSON.stringify({ redirects: [{ from: '/architects', to: '/clients' }] });

/** What is reported if `before` was in a file, and the content has other files now. */
async function lost(before: string, files: Record<string, string> = {}, of = file) {
  const result = await checkWith(Object.entries(files), today);
  expect(result.problems).toEqual([]);
  return removedUrls([{ file: of, text: before }], result, today);
}

test.each<[string, string, Record<string, string>, string, string]>([
  ['a removed page', architects, {}, file, '{ "from": "/architects", "to": "/", "permanent": true'],
  ['a removed policy', policy, {}, 'content/policies/terms.md', '"from": "/terms"'],
])(
  'the lost address of %s is reported, with what to write',
  async (_, before, files, of, advice) => {
    const place = { file: 'content/redirects.json', line: 1, field: 'redirects' };
    expect(await lost(before, files, of)).toMatchObject([
      { code: 'lost', ...place, advice: expect.stringContaining(advice) },
    ]);
  },
);

test('so is that of a page which is a draft now', async () => {
  expect(await lost(architects, { 'pages/architects.md': draft })).toMatchObject([
    { code: 'lost', advice: expect.stringContaining('"from": "/architects"') },
  ]);
});

const two = JSON.stringify({
  redirects: [
    { from: '/architects/', to: '/clients', permanent: true },
    { from: '/blog/*', to: 'https://blog.acme.com/' },
  ],
});
const withFormer = (page: string, ...paths: string[]) =>
  page.replace('path: ', `formerPaths: ${JSON.stringify(paths)}\npath: `);

test.each<[string, string, string, Record<string, string>, string[]]>([
  ['both of a file of redirects', 'redirects.json', two, {}, ['/architects', '/blog/*']],
  ['one of them', 'redirects.json', two, { 'redirects.json': redirect }, ['/blog/*']],
  [
    'a former path',
    'pages/clients.md',
    withFormer(clientsPage, '/buyers/', '/owners'),
    { 'pages/clients.md': withFormer(clientsPage, '/owners') },
    ['/buyers'],
  ],
  [
    'the path of a page and its former ones',
    'pages/architects.md',
    withFormer(architects, '/designers', '/planners'),
    {},
    ['/architects', '/designers', '/planners'],
  ],
  [
    'a path and a former one at once',
    'pages/clients.md',
    withFormer(clientsPage.replace('/clients', '/customers'), '/buyers'),
    { 'pages/clients.md': clientsPage },
    ['/customers', '/buyers'],
  ],
])('of %s, each lost address is told', async (_, place, before, files, addresses) => {
  const found = await lost(before, files, `content/${place}`);
  const named = found.map(({ message }) => /"(.*?)"/.exec(message)?.[1]);
  expect(named).toEqual(addresses);
  // What it advises mends all of it.
  for (const { advice, code } of found) {
    const line = JSON.parse(/(?:\[|\{).*(?:\]|\})/.exec(advice)?.[0] ?? '');
    if (code === 'moved') expect(line).toEqual(expect.arrayContaining(addresses));
    else expect(addresses).toContain(line.from);
  }
});

test.each<[string, string, Record<string, string>]>([
  ['it is written otherwise', redirect, { 'redirects.json': two }],
  ['a page keeps it', redirect, { 'pages/clients.md': withFormer(clientsPage, '/architects') }],
  ['a page has it', redirect, { 'pages/architects.md': architects }],
  [
    'one for all below covers it',
    JSON.stringify({ redirects: [{ from: '/a/b', to: '/' }] }),
    { 'redirects.json': JSON.stringify({ redirects: [{ from: '/a/*', to: '/' }] }) },
  ],
])('a redirect is not missed where %s', async (_, before, files) => {
  expect(await lost(before, files, 'content/redirects.json')).toEqual([]);
});

test.each<[string, string, Record<string, string>]>([
  ['it has a redirect', architects, { 'redirects.json': redirect }],
  ['another file has it now', architects, { 'pages/planners.md': architects }],
  ['it was never shown', draft, {}],
  ['nobody knows it', '---\n', {}],
])('it is not missed where %s', async (_, before, files) => {
  expect(await lost(before, files)).toEqual([]);
});

test('a page with a changed path is reported with the line that keeps the old one', async () => {
  const before = clientsPage.replace('/clients', '/customers');
  const former = clientsPage.replace('path: /clients', 'path: /clients\nformerPaths: [/buyers]');
  expect(
    await lost(before, { 'pages/clients.md': former }, 'content/pages/clients.md'),
  ).toMatchObject([
    { code: 'moved', advice: expect.stringContaining('formerPaths: ["/buyers","/customers"]') },
  ]);
  const moved = former.replace('/buyers', '/customers');
  expect(await lost(before, { 'pages/clients.md': moved }, 'content/pages/clients.md')).toEqual([]);
});
