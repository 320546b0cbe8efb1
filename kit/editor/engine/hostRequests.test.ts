import { readFileSync } from 'node:fs';
import { operationOf } from './hostRequests';

/*
 * What the engine sends, of each kind one, as test/editing has recorded it of the version that package.json pins. The texts
 * of files are left out; of many parts of a sort, there are two.
 */
const recorded: { is: string; method: string; path: string; body?: object }[] = readFileSync(
  'kit/editor/engine/requests.jsonl',
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

function read({ method, path, body }: { method: string; path: string; body?: object }) {
  return operationOf(path, { method, ...(body && { body: JSON.stringify(body) }) });
}

test('what the engine asks is known, and which draft it is about', () => {
  expect(recorded.map((request) => read(request).name)).toEqual(recorded.map(({ is }) => is));
  const about = ['open draft', 'reset branch', 'delete branch'];
  const branches = recorded.filter(({ is }) => about.includes(is)).map((one) => read(one).branch);
  expect(branches).toEqual(about.map(() => 'cms/pages/words'));
});

test.each([
  ['DELETE', 'repos/owner/site', undefined],
  ['PATCH', 'repos/owner/site/pulls/1', { state: 'open' }],
  ['PUT', 'repos/owner/site/contents/content/site.json', { content: '' }],
  ['POST', 'graphql', { query: 'mutation($input: DeleteRefInput!) { deleteRef(input: $input) }' }],
])('what it has never asked isn’t known: %s %s %j', (method, path, body) => {
  expect(read({ method, path, ...(body && { body }) }).name).toBeUndefined();
});
