import { makeContentFolder } from '../../../test/contentCases/contentFolder';
import { clientsPage, goodContent, policy } from '../../../test/contentCases/goodContent';
import { checkContent } from './checker';
import { removedUrls } from './history';

const today = '2027-01-15';
const architects = clientsPage
  .replace('path: /clients', 'path: /architects')
  .replace('know what you own', 'plan with what is there');

async function lost(file: string, text: string, files: Iterable<[string, string]> = []) {
  const { root } = await makeContentFolder(new Map([...goodContent, ...files]));
  const result = await checkContent(root, () => ({ today, drafts: false }));
  expect(result.problems).toEqual([]);
  return removedUrls([{ file, text }], result, today);
}

const redirect = JSON.stringify({ redirects: [{ from: '/architects', to: '/clients' }] });

test('the missing address of a removed page is reported, with what to write', async () => {
  expect(await lost('content/pages/architects.md', architects)).toMatchObject([
    {
      code: 'lost',
      file: 'content/redirects.json',
      line: 1,
      field: 'redirects',
      advice: expect.stringContaining('{ "from": "/architects", "to": "/", "permanent": true }'),
    },
  ]);
});

test('so is the missing address of a policy', async () => {
  const [problem] = await lost('content/policies/terms.md', policy);
  expect(problem?.advice).toContain('"from": "/terms"');
});

test.each([
  ['it has a redirect', architects, [['redirects.json', redirect]]],
  ['another file has it now', architects, [['pages/planners.md', architects]]],
  ['it never was to be seen', architects.replace('path', 'draft: true\npath'), []],
  ['the page has kept it', clientsPage, []],
  ['nobody knows it', '---\n', []],
] as [string, string, [string, string][]][])(
  'it is not missed where %s',
  async (_, text, files) => {
    expect(await lost('content/pages/architects.md', text, files)).toEqual([]);
  },
);

test('so is a page that is now a draft', async () => {
  const draft: [string, string] = [
    'pages/architects.md',
    architects.replace('path', 'draft: true\npath'),
  ];
  expect(await lost('content/pages/architects.md', architects, [draft])).toHaveLength(1);
});

test('a page with a changed path is reported with the line that keeps the old one', async () => {
  const before = '---\npath: /customers\n---\n';
  expect(await lost('content/pages/clients.md', before)).toMatchObject([
    { code: 'moved', advice: expect.stringContaining('formerPaths: ["/customers"]') },
  ]);
  const page = String(goodContent.get('pages/clients.md'));
  const moved = page.replace('path: /clients\n', 'path: /clients\nformerPaths: [/customers]\n');
  expect(await lost('content/pages/clients.md', before, [['pages/clients.md', moved]])).toEqual([]);
});
