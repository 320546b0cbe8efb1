type Answered = { status: number; type?: string; body?: string | null; isCut?: boolean };

const json = 'application/json; charset=utf-8';

/** What becomes of an answer to a request, for JSON or a file as it is. */
async function outcomeOf({ status, type = json, body = null, isCut }: Answered, accept: string) {
  jest.resetModules();
  const response = new Response(body, { status, headers: { 'content-type': type } });
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));
  if (isCut) Object.assign(response, { arrayBuffer: cut });
  Object.assign(globalThis, { window: { fetch: async () => response } });
  const { ask } = await import('./ask');
  const asked = ask({ address: 'https://api.github.com/x', request: { headers: { accept } } });
  return asked.then(
    ({ response }) => response.text(),
    (error: Error) => error.message,
  );
}

const broken = 'GitHub doesn’t answer as it should.';
const unreachable = 'GitHub can’t be reached. Look after your connection.';

test.each<[what: string, answered: Answered, outcome: string]>([
  ['nothing, which a gateway calls JSON', { status: 204 }, ''],
  ['nothing, which isn’t called anything', { status: 204, type: '' }, ''],
  ['what was asked for', { status: 200, body: '{"data":1}' }, '{"data":1}'],
  ['a refusal', { status: 422, body: '{"message":"No"}' }, '{"message":"No"}'],
  ['half of it', { status: 200, body: '{"data":{"repos' }, broken],
  ['a body that is cut', { status: 200, isCut: true }, unreachable],
  ['nothing where something was asked for', { status: 200 }, broken],
  ['the page of a proxy', { status: 200, type: 'text/html', body: '<p>Sign in' }, broken],
  ['the words of a proxy', { status: 407, type: 'text/plain', body: 'Sign in' }, broken],
  ['a refusal of a proxy', { status: 403, type: 'text/html', body: '<p>No' }, broken],
  ['a failure', { status: 503, body: '{"message":"Unavailable"}' }, broken],
])('of %s the writer learns what has happened', async (_, answered, outcome) => {
  expect(await outcomeOf(answered, 'application/json')).toBe(outcome);
});

test.each<[what: string, answered: Answered, outcome: string]>([
  ['a file', { status: 200, type: 'application/vnd.github.raw', body: '{"a' }, '{"a'],
  ['an empty file', { status: 200, type: 'application/vnd.github.raw' }, ''],
  ['a refusal', { status: 404, body: '{"message":"Not Found"}' }, '{"message":"Not Found"}'],
])('%s is handed on as it is', async (_, answered, outcome) => {
  expect(await outcomeOf(answered, 'application/vnd.github.raw')).toBe(outcome);
});
