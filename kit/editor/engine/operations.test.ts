import { readFileSync } from 'node:fs';
import { operationOf } from './operations';

/*
 * What the engine sends, of each kind one, as test/editing has recorded it of the version that package.json pins. The texts
 * of files are left out; of many parts of a sort, there are two.
 */
const recorded: { is: string; method: string; path: string; body?: object }[] = readFileSync(
  'kit/editor/engine/operations.jsonl',
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const draft = 'cms/pages/words';

function read({ method, path, body }: { method: string; path: string; body?: object }) {
  return operationOf(path, { method, ...(body && { body: JSON.stringify(body) }) });
}

test.each(recorded.map((request) => [request.is, request] as const))(
  'what the engine asks is known: %s',
  (is, request) => {
    expect(read(request).name).toBe(is);
  },
);

test.each([
  ['read head', { branch: draft }],
  ['reset branch', { branch: draft }],
  ['open draft', { branch: draft }],
  ['commit', { input: expect.objectContaining({ expectedHeadOid: expect.any(String) }) }],
] as const)('what it is about is known: %s', (is, about) => {
  const found = recorded.filter((request) => request.is === is).map(read);
  expect(found).toContainEqual(expect.objectContaining(about));
});

const mutation = (name: string) => ({
  query: `mutation { ${name}(input: {}) { clientMutationId } }`,
});

test.each([
  ['DELETE', 'repos/owner/site', undefined],
  ['PATCH', 'repos/owner/site/pulls/1', { state: 'open' }],
  ['PUT', 'repos/owner/site/contents/content/site.json', { content: '' }],
  ['POST', 'graphql', mutation('deleteRef')],
  ['POST', 'graphql', mutation('mergePullRequest')],
  ['POST', 'graphql', { query: '{ viewer { login } }' }],
  ['POST', 'graphql', { query: '{ repository { issues { totalCount } } }' }],
])('what it has never asked isn’t known: %s %s %j', (method, path, body) => {
  expect(read({ method, path, ...(body && { body }) }).name).toBe('unknown');
});
