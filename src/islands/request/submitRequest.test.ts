import {
  missingFields,
  type RequestBody,
  type RequestFields,
  type SubmitOptions,
  submitRequest,
} from './submitRequest';

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

/** A form service that never answers, until the call is aborted. */
function silentService() {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>((_address, init) => {
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
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
  ['a honeypot that holds a text', body, 'http://spam.example', { _gotcha: 'http://spam.example' }],
  ['a honeypot that holds a space', body, ' ', { _gotcha: ' ' }],
  ['what else the caller passes along', Object.assign({ secret: 'x' }, body), '', {}],
])(
  'the body has the seven fields of the specification, with %s',
  async (_name, given, value, more) => {
    const { fields } = await sent(given, { honeypot: { name: '_gotcha', value } });
    expect(fields).toStrictEqual({ ...body, ...more });
  },
);

test.each(['name', 'email', 'phone', 'company', 'message'] as const)(
  'the %s is trimmed, and sent though it is empty',
  async (field) => {
    expect((await sent({ ...body, [field]: ' \t a  b \n' })).fields[field]).toBe('a  b');
    expect((await sent({ ...body, [field]: ' ' })).fields[field]).toBe('');
  },
);

test.each([
  [200, '{"ok":false,"error":"no"}'],
  [201, '{}'],
  [202, ''],
  [204, null],
])('status %d is a success, whatever the body says', async (status, text) => {
  const fetch = service(async () => new Response(text, { status }));
  expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual({ status: 'sent' });
});

test.each([304, 400, 403, 404, 422, 429, 500, 503])('status %d is a failure', async (status) => {
  const fetch = service(async () => new Response(null, { status }));
  expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual({
    status: 'failed',
    reason: `the form service answered with status ${status}`,
  });
});

test.each([200, 500])('the body of a %d response is cancelled and never read', async (status) => {
  const read = jest.fn();
  const cancelled = jest.fn();
  const stream = new ReadableStream({ pull: read, cancel: cancelled }, { highWaterMark: 0 });
  const fetch = service(async () => new Response(stream, { status }));
  await submitRequest(body, { endpoint, fetch });
  expect(read).not.toHaveBeenCalled();
  expect(cancelled).toHaveBeenCalledTimes(1);
});

test('a body that refuses to be cancelled changes nothing', async () => {
  const cancel = () => Promise.reject(new Error('no'));
  const fetch = service(async () => new Response(new ReadableStream({ cancel })));
  expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual({ status: 'sent' });
});

const failures: [string, () => Promise<Response>, string][] = [
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['nothing in the place of an error', () => Promise.reject(undefined), 'undefined'],
  [
    'a fetch that throws at once',
    () => {
      throw new SyntaxError('The address is invalid');
    },
    'The address is invalid',
  ],
];

test.each(failures)('%s is a failure with its reason', async (_name, answer, reason) => {
  const fetch = service(answer);
  const outcome = await submitRequest(body, { endpoint, fetch });
  expect(outcome).toStrictEqual({ status: 'failed', reason });
});

describe('time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    [undefined, 20_000, 'no answer within 20 seconds'],
    [1500, 1500, 'no answer within 1.5 seconds'],
  ])(
    'with a timeout of %p it gives up after %d ms, and not before',
    async (timeout, ms, reason) => {
      const settled = jest.fn();
      const options = { endpoint, fetch: silentService(), ...(timeout && { timeout }) };
      const outcome = submitRequest(body, options).then(settled);
      await jest.advanceTimersByTimeAsync(ms - 1);
      expect(settled).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await outcome;
      expect(settled).toHaveBeenCalledWith({ status: 'failed', reason });
    },
  );

  test.each([
    ['an answer', service()],
    ['a failure', service(() => Promise.reject(new Error('no')))],
  ])('no timer is left behind by %s', async (_name, fetch) => {
    await submitRequest(body, { endpoint, fetch });
    expect(jest.getTimerCount()).toBe(0);
  });
});

// The fields around the message take 165 bytes.
test.each([
  ['goes on', 'x'.repeat(65_000), true],
  ['is too long to go on', 'x'.repeat(66_000), false],
  ['is too long in bytes', 'é'.repeat(33_000), false],
])('a visitor who leaves the page has a request that %s', async (_name, message, keepalive) => {
  expect((await sent({ ...body, message })).init?.keepalive).toBe(keepalive);
});

const missing: [Partial<RequestFields>, string[]][] = [
  [{}, []],
  [{ name: ' \t\n' }, ['name']],
  [{ email: '' }, ['email']],
  [{ name: '', email: '   ' }, ['name', 'email']],
  [{ phone: '', company: '', message: '' }, []],
];

test.each(missing)('with %j there are missing: %j', (fields, names) => {
  expect(missingFields({ ...body, ...fields })).toEqual(names);
});
