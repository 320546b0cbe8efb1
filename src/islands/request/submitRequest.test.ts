import {
  missingFields,
  type Outcome,
  type RequestBody,
  type RequestFields,
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

/** A form service that gives this answer, and keeps what it was asked. */
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

function sentTo(fetch: ReturnType<typeof service>): RequestInit {
  const init = fetch.mock.calls[0]?.[1];
  if (init === undefined) throw new Error('Nothing was sent.');
  return init;
}

function sentBody(fetch: ReturnType<typeof service>): Record<string, unknown> {
  return JSON.parse(String(sentTo(fetch).body));
}

describe('what it sends', () => {
  test('it makes one POST to the form service', async () => {
    const fetch = service();
    await submitRequest(body, { endpoint, fetch });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(endpoint, expect.objectContaining({ method: 'POST' }));
  });

  test('the body has exactly the seven fields of the specification', async () => {
    const fetch = service();
    await submitRequest(body, { endpoint, fetch });
    expect(sentBody(fetch)).toStrictEqual(body);
  });

  test('an empty honeypot is no part of it', async () => {
    const fetch = service();
    await submitRequest(body, { endpoint, fetch, honeypot: { name: '_gotcha', value: '' } });
    expect(sentBody(fetch)).toStrictEqual(body);
  });

  test.each(['http://spam.example', ' '])(
    'a honeypot that holds "%s" is sent too',
    async (value) => {
      const fetch = service();
      await submitRequest(body, { endpoint, fetch, honeypot: { name: '_gotcha', value } });
      expect(sentBody(fetch)).toStrictEqual({ ...body, _gotcha: value });
    },
  );

  test('anything else that the caller passes along stays here', async () => {
    const fetch = service();
    await submitRequest(Object.assign({ secret: 'x' }, body), { endpoint, fetch });
    expect(sentBody(fetch)).not.toHaveProperty('secret');
  });

  test.each(['name', 'email', 'phone', 'company', 'message'] as const)(
    'the %s is trimmed',
    async (field) => {
      const fetch = service();
      await submitRequest({ ...body, [field]: ' \t a  b \n' }, { endpoint, fetch });
      expect(sentBody(fetch)[field]).toBe('a  b');
    },
  );

  test('an optional field that was left empty is sent as an empty string', async () => {
    const fetch = service();
    await submitRequest({ ...body, phone: '', company: ' ' }, { endpoint, fetch });
    expect(sentBody(fetch)).toMatchObject({ phone: '', company: '' });
  });

  test('it sends JSON, asks for JSON and names no other header', async () => {
    const fetch = service();
    await submitRequest(body, { endpoint, fetch });
    expect(sentTo(fetch).headers).toStrictEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
    });
  });

  test('it sends no cookies', async () => {
    const fetch = service();
    await submitRequest(body, { endpoint, fetch });
    expect(sentTo(fetch).credentials).toBe('omit');
  });
});

describe('what it makes of the answer', () => {
  test.each([200, 201, 202])('status %d is a success', async (status) => {
    const fetch = service(async () => new Response('{}', { status }));
    expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual({ status: 'sent' });
  });

  test('status 204, which has no body, is a success', async () => {
    const fetch = service(async () => new Response(null, { status: 204 }));
    expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual({ status: 'sent' });
  });

  test.each([304, 400, 403, 404, 422, 429, 500, 503])('status %d is a failure', async (status) => {
    const fetch = service(async () => new Response(null, { status }));
    expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual({
      status: 'failed',
      reason: `the form service answered with status ${status}`,
    });
  });

  test('what the body says does not count', async () => {
    const fetch = service(async () => new Response('{"ok":false,"error":"no"}', { status: 200 }));
    expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual({ status: 'sent' });
  });

  test.each([200, 500])('the body of an answer %d is cancelled and never read', async (status) => {
    const read = jest.fn();
    const cancelled = jest.fn();
    const stream = new ReadableStream({ pull: read, cancel: cancelled }, { highWaterMark: 0 });
    const fetch = service(async () => new Response(stream, { status }));
    await submitRequest(body, { endpoint, fetch });
    expect(read).not.toHaveBeenCalled();
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  test('a body that refuses to be cancelled changes nothing', async () => {
    const stream = new ReadableStream({
      cancel() {
        throw new Error('no');
      },
    });
    const fetch = service(async () => new Response(stream));
    expect(await submitRequest(body, { endpoint, fetch })).toStrictEqual({ status: 'sent' });
  });
});

describe('when there is no answer', () => {
  const failures: [string, () => Promise<Response>, string][] = [
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['a text in the place of an error', () => Promise.reject('offline'), 'offline'],
    ['nothing in the place of an error', () => Promise.reject(undefined), 'undefined'],
    [
      'a fetch that throws at once',
      () => {
        throw new SyntaxError('The address is none');
      },
      'The address is none',
    ],
  ];

  test.each(failures)('%s is a failure with its reason', async (_name, answer, reason) => {
    const fetch = service(answer);
    const outcome = await submitRequest(body, { endpoint, fetch });
    expect(outcome).toStrictEqual({ status: 'failed', reason });
  });
});

describe('time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it gives up after 20 seconds', async () => {
    const outcome = submitRequest(body, { endpoint, fetch: silentService() });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toStrictEqual({
      status: 'failed',
      reason: 'no answer within 20 seconds',
    });
  });

  test('it still waits just before that', async () => {
    const settled = jest.fn<void, [Outcome]>();
    const outcome = submitRequest(body, { endpoint, fetch: silentService() }).then(settled);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await outcome;
  });

  test('a caller may set another time', async () => {
    const outcome = submitRequest(body, { endpoint, fetch: silentService(), timeout: 1500 });
    await jest.advanceTimersByTimeAsync(1500);
    expect(await outcome).toMatchObject({ reason: 'no answer within 1.5 seconds' });
  });

  test.each([
    ['an answer', service()],
    ['a failure', service(() => Promise.reject(new Error('no')))],
  ])('no timer is left behind by %s', async (_name, fetch) => {
    await submitRequest(body, { endpoint, fetch });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a visitor who leaves the page', () => {
  // The fields around the message take 165 bytes.
  test.each([
    ['goes on', 65_000, true],
    ['is too long to go on', 66_000, false],
    ['is too long in bytes', 33_000, false],
  ])('has a request that %s', async (_name, length, keepalive) => {
    const fetch = service();
    const character = length === 33_000 ? 'é' : 'x';
    await submitRequest({ ...body, message: character.repeat(length) }, { endpoint, fetch });
    expect(sentTo(fetch).keepalive).toBe(keepalive);
  });
});

describe('missingFields', () => {
  const rows: [string, Partial<RequestFields>, string[]][] = [
    ['nothing, where both are there', {}, []],
    ['the name, where it is empty', { name: '' }, ['name']],
    ['the name, where it is blank', { name: ' \t\n' }, ['name']],
    ['the email, where it is empty', { email: '' }, ['email']],
    ['the email, where it is blank', { email: '   ' }, ['email']],
    ['both, the name first, where both are empty', { name: '', email: '' }, ['name', 'email']],
    ['nothing, where the rest is empty', { phone: '', company: '', message: '' }, []],
  ];

  test.each(rows)('are %s', (_name, fields, missing) => {
    expect(missingFields({ ...body, ...fields })).toEqual(missing);
  });
});
