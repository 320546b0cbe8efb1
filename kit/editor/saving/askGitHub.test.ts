type Answered = {
  status: number;
  body?: string | null;
  isCut?: boolean;
};

/** What becomes of an answer to a request, for JSON or a file as it is. */
async function outcomeOf({ status, body = null, isCut }: Answered, accept: string) {
  jest.resetModules();
  const response = new Response(body, { status });
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));
  if (isCut) Object.assign(response, { arrayBuffer: cut });
  Object.assign(globalThis, { window: { fetch: async () => response }, REPOSITORY: '' });
  const { askFor } = await import('./askGitHub');
  const asked = askFor({ address: 'https://api.github.com/x', request: { headers: { accept } } });
  return asked.then(
    ({ response }) => response.text(),
    (error: Error) => error.message,
  );
}

const [json, raw] = ['application/json', 'application/vnd.github.raw'];
const none = 'GitHub hasn’t answered, or not as it should';

function refused(status: number, message: string): Answered {
  return { status, body: JSON.stringify({ message }) };
}

function failed(type: string | undefined, message: string): Answered {
  return { status: 200, body: JSON.stringify({ data: null, errors: [{ type, message }] }) };
}

test.each<[what: string, answered: Answered, accept: string | undefined, outcome: string]>([
  ['nothing, where that is meant', { status: 204 }, json, ''],
  ['what was asked for', { status: 200, body: '{"data":1}' }, json, '{"data":1}'],
  ['a file, which looks like half of JSON', { status: 200, body: '{"a' }, raw, '{"a'],
  ['an empty file', { status: 200 }, raw, ''],
  ['half of it', { status: 200, body: '{"data":{"repos' }, json, none],
  ['a body that is cut', { status: 200, isCut: true }, json, none],
  ['nothing where something was asked for', { status: 200 }, json, none],
  ['the page of a proxy', { status: 403, body: '<p>No' }, json, none],
  ['a failure', { status: 503, body: '{"message":"Unavailable"}' }, json, none],
  ['a token that is over', refused(401, 'Bad credentials'), json, 'sign in, open the form again'],
  ['no right', refused(403, 'Resource not accessible'), json, 'for the right to write'],
  ['no right, over GraphQL', failed('FORBIDDEN', 'Not accessible'), json, 'right to write'],
  ['a rule', failed('UNPROCESSABLE', 'Repository rule violations found'), json, 'A rule of'],
  ['a review that lacks', refused(405, '1 approving review is required'), json, 'A rule of'],
  [
    'a conflict',
    refused(405, 'Pull Request has merge conflicts'),
    json,
    'The same place has changed',
  ],
  ['a limit', refused(403, 'You have exceeded a secondary rate limit'), json, 'no more requests'],
  ['a limit, over GraphQL', failed('RATE_LIMITED', 'Limit'), json, 'no more requests'],
  ['a save at the same moment', refused(409, 'Head was modified'), json, 'at this moment'],
  ['anything else', refused(422, 'No commits'), json, 'GitHub says: “No commits”'],
])('of %s the writer learns what has happened', async (_, answered, accept = json, outcome) => {
  expect(await outcomeOf(answered, accept)).toContain(outcome);
});
