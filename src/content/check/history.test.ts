import { checkWith } from '../../../test/contentCases/contentFolder';
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
