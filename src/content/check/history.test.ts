import { makeContentFolder } from '../../../test/contentCases/contentFolder';
import { clientsPage, goodContent, policy } from '../../../test/contentCases/goodContent';
import { checkContent } from './checker';
import { formatProblem } from './formatProblem';
import { removedUrls } from './history';

const today = '2027-01-15';
const architects = clientsPage
  .replace('path: /clients', 'path: /architects')
  .replace('know what you own', 'plan with what is there');

async function lost(file: string, text: string, files: Iterable<[string, string]> = []) {
  const { root } = await makeContentFolder(new Map([...goodContent, ...files]));
  const result = await checkContent(root, () => ({ today, drafts: false }));
  expect(result.problems).toEqual([]);
  return removedUrls([{ file, text }], result, today).map(formatProblem);
}

const redirect = JSON.stringify({ redirects: [{ from: '/architects', to: '/clients' }] });

test('the address of a page that is gone is missed, with what to write', async () => {
  expect(await lost('content/pages/architects.md', architects)).toEqual([
    'content/redirects.json:1  Redirects\n' +
      '  lacks "/architects", which was the address of content/pages/architects.md. ' +
      'Add a redirect: { "from": "/architects", "to": "/", "permanent": true }, to the page that takes its place.',
  ]);
});

test('the address of a policy is missed as well', async () => {
  expect((await lost('content/policies/terms.md', policy))[0]).toContain('lacks "/terms"');
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

test('a page that is now a draft is missed', async () => {
  const draft: [string, string] = [
    'pages/architects.md',
    architects.replace('path', 'draft: true\npath'),
  ];
  expect(await lost('content/pages/architects.md', architects, [draft])).toHaveLength(1);
});

test('a page that has another path now is told to remember the old one, with the line to add', async () => {
  const before = '---\npath: /customers\n---\n';
  expect(await lost('content/pages/clients.md', before)).toEqual([
    expect.stringContaining('formerPaths: ["/customers"]'),
  ]);
  const page = String(goodContent.get('pages/clients.md'));
  const moved = page.replace('path: /clients\n', 'path: /clients\nformerPaths: [/customers]\n');
  expect(await lost('content/pages/clients.md', before, [['pages/clients.md', moved]])).toEqual([]);
});
