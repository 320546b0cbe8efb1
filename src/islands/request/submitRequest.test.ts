import { type RequestBody, type SubmitOptions, submitRequest } from './submitRequest';

/* Which fields are missing is in test/request-form/validation.spec.ts. */

const endpoint = 'https://forms.example/requests';

const body: RequestBody = {
  name: 'Robin Field',
  email: 'robin@office.example',
  phone: '+1 555 0100',
  company: 'Field & Sons',
  message: 'Two floors,\nforty desks.',
  requestType: 'demo',
  subject: 'Demo Request',
};

/** A form service that gives this response, and records its requests. */
function service(answer: () => Promise<Response> = async () => new Response()) {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(answer);
}

/** What is sent to a service that takes it. */
async function sent(request: RequestBody, options: Partial<SubmitOptions> = {}) {
  const fetch = service();
  await submitRequest(request, { endpoint, fetch, ...options });
  expect(fetch).toHaveBeenCalledTimes(1);
  const [address, init] = fetch.mock.calls[0] ?? [];
  return { address, init, fields: JSON.parse(String(init?.body)) };
}

test('it makes one POST of JSON to the form service, without cookies', async () => {
  const { address, init, fields } = await sent(body);
  expect(address).toBe(endpoint);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(init?.headers).toStrictEqual({
    'Content-Type': 'application/json',
    Accept: 'application/json',
  });
  expect(fields).toStrictEqual(body);
});

test.each([
  ['an empty honeypot', body, '', {}],
  ['a honeypot that holds a space', body, ' ', { _gotcha: ' ' }],
  ['what else the caller passes along', Object.assign({ secret: 'x' }, body), '', {}],
])(
  'the body has the seven fields of the specification, with %s',
  async (_name, given, value, more) => {
    const { fields } = await sent(given, { honeypot: { name: '_gotcha', value } });
    expect(fields).toStrictEqual({ ...body, ...more });
  },
);

test('every field is trimmed, and sent though it is empty', async () => {
  const fields = { name: ' \t a  b \n', email: '\n', phone: ' ', company: ' c ', message: '' };
  const trimmed = { name: 'a  b', email: '', phone: '', company: 'c', message: '' };
  expect((await sent({ ...body, ...fields })).fields).toStrictEqual({ ...body, ...trimmed });
});

test.each<[string, () => Promise<Response>, Awaited<ReturnType<typeof submitRequest>>]>([
  ['200', async () => new Response('no'), { status: 'sent' }],
  ['204', async () => new Response(null, { status: 204 }), { status: 'sent' }],
  [
    '304',
    async () => new Response(null, { status: 304 }),
    { status: 'failed', reason: 'the form service answered with status 304' },
  ],
  [
    'a network error',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { status: 'failed', reason: 'Failed to fetch' },
  ],
])('what comes of %s', async (_name, answer, outcome) => {
  const fetch = service(answer);
  expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual(outcome);
});

test('the body of a response is cancelled and never read, even if it refuses', async () => {
  const read = jest.fn();
  const cancel = jest.fn(() => Promise.reject(new Error('no')));
  const stream = new ReadableStream({ pull: read, cancel }, { highWaterMark: 0 });
  const fetch = service(async () => new Response(stream));
  expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual({ status: 'sent' });
  expect(read).not.toHaveBeenCalled();
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('without an answer it gives up after twenty seconds, and not before', async () => {
  jest.useFakeTimers();
  const fetch: SubmitOptions['fetch'] = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const settled = jest.fn();
  const outcome = submitRequest(body, { endpoint, fetch }).then(settled);
  await jest.advanceTimersByTimeAsync(20_000 - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await outcome;
  expect(settled).toHaveBeenCalledWith({
    status: 'failed',
    reason: 'no answer within 20 seconds',
  });
  jest.useRealTimers();
});

// The fields around the message take 165 bytes.
test.each([
  ['goes on', 'x'.repeat(65_000), true],
  ['is too long in bytes to go on', 'é'.repeat(33_000), false],
])('a visitor who leaves the page has a request that %s', async (_name, message, keepalive) => {
  expect((await sent({ ...body, message })).init?.keepalive).toBe(keepalive);
});
