import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { type FaultyInbox, startInbox } from '../../test/support/faultyInbox';
import { listen } from '../ports';
import { Inbox, startInboxBeside } from './inbox';

const ORIGIN = 'http://localhost:9000';
const FIELDS = { name: 'Ada', email: 'ada@x.example', requestType: 'demo' };

let inbox: FaultyInbox;

beforeEach(async () => {
  inbox = await startInbox();
});

afterEach(() => inbox.close());

function post(body: string = JSON.stringify(FIELDS), headers: Record<string, string> = {}) {
  return fetch(inbox.endpoint, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
  });
}

function preflight(origin = ORIGIN) {
  return fetch(inbox.endpoint, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });
}

function postForm(body: string, headers: Record<string, string> = {}) {
  return post(body, { 'Content-Type': 'application/x-www-form-urlencoded', ...headers });
}

function corsOf(response: Response) {
  return response.headers.get('access-control-allow-origin');
}

describe('requests', () => {
  test('takes JSON and keeps it as it was sent', async () => {
    const response = await post(undefined, { Accept: 'application/json', Cookie: 'a=b' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(corsOf(response)).toBe(ORIGIN);
    expect(inbox.requests).toHaveLength(1);
    expect(inbox.requests[0]).toMatchObject({
      contentType: 'application/json',
      fields: FIELDS,
      headers: { origin: ORIGIN, accept: 'application/json', cookie: 'a=b' },
    });
  });

  test('takes a form and thanks with a page that leads back', async () => {
    const response = await postForm('name=Ada&message=a%26b+%E2%9C%93', {
      Referer: 'http://localhost:9000/clients',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<a href="http://localhost:9000/">');
    expect(inbox.requests[0]?.fields).toEqual({ name: 'Ada', message: 'a&b ✓' });
  });

  test('leads nowhere without a web address to lead back to', async () => {
    const response = await postForm('name=Ada', { Referer: 'javascript:alert(1)' });
    expect(await response.text()).not.toContain('<a ');
  });

  test.each([
    ['malformed JSON', '{"name"', 'application/json', 400],
    ['JSON that is no object', '["name"]', 'application/json', 400],
    ['another type', 'name', 'text/plain', 415],
  ])('refuses %s', async (_, body, type, status) => {
    const response = await post(body, { 'Content-Type': type });
    expect(response.status).toBe(status);
    expect(corsOf(response)).toBe(ORIGIN);
    expect(inbox.requests).toEqual([]);
  });

  test('takes several megabytes of any text', async () => {
    const message = '‮😀"</script>\n\0'.repeat(200_000);
    expect((await post(JSON.stringify({ message }))).status).toBe(200);
    expect(inbox.requests[0]?.fields.message).toBe(message);
  });

  test('are forgotten', async () => {
    await post();
    inbox.clear();
    expect([inbox.requests, inbox.arrivals]).toEqual([[], []]);
  });

  test('are kept in a file, one a line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
    const file = join(folder, 'new', 'requests.jsonl');
    const filed = new Inbox(file);
    await filed.listen(0);
    try {
      for (const name of ['one\ntwo', 'three']) {
        await fetch(filed.endpoint, {
          method: 'POST',
          body: JSON.stringify({ name }),
          headers: { 'Content-Type': 'application/json' },
        });
      }
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line).fields.name)).toEqual(['one\ntwo', 'three']);
      filed.clear();
      expect(existsSync(file)).toBe(false);
    } finally {
      await filed.close();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the page', () => {
  test('shows the newest first, with everything escaped', async () => {
    await post(JSON.stringify({ name: 'First' }));
    await post(JSON.stringify({ name: `"<script>alert('Second')</script>&`, list: ['<b>'] }));
    const response = await fetch(inbox.address);
    const page = await response.text();
    expect(page).not.toMatch(/<script|<b>/);
    expect(page).toContain('&quot;&lt;script&gt;alert(&#39;Second&#39;)&lt;/script&gt;&amp;');
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('reloads itself unless asked not to', async () => {
    expect(await (await fetch(inbox.address)).text()).toContain('http-equiv="refresh"');
    expect(await (await fetch(`${inbox.address}/?live=off`)).text()).not.toContain('http-equiv');
  });
});

describe('CORS', () => {
  test.each([
    ['http://localhost:9000', true],
    ['http://127.0.0.1:9191', true],
    ['http://localhost', true],
    ['http://localhost.x.example', false],
    ['https://x.example', false],
    ['null', false],
  ])('from %s: %s', async (origin, allowed) => {
    const answers = [await preflight(origin), await post(undefined, { Origin: origin })];
    for (const answer of answers) expect(corsOf(answer)).toBe(allowed ? origin : null);
    expect(answers[0]?.headers.get('access-control-allow-headers')).toBe(
      allowed ? 'Content-Type' : null,
    );
    expect(inbox.preflights).toBe(1);
  });
});

describe('faults', () => {
  test.each([201, 400, 404, 429, 500, 503])('status %d', async (status) => {
    inbox.setFaults({ status });
    const response = await post();
    expect(response.status).toBe(status);
    expect(corsOf(response)).toBe(ORIGIN);
    expect(inbox.requests).toHaveLength(status < 400 ? 1 : 0);
    expect(inbox.arrivals).toHaveLength(1);
  });

  /** How long the inbox has waited, by what it has asked the timers for: a clock tells more on a busy machine. */
  function watchWaits() {
    const { mock } = jest.spyOn(timers, 'setTimeout');
    return () => mock.calls.reduce((sum, [milliseconds = 0]) => sum + milliseconds, 0);
  }

  test.each([10, 1_000_000])('slow reading of %d characters', async (length) => {
    inbox.setFaults({ slowReadMs: 30 });
    const waited = watchWaits();
    expect((await post(JSON.stringify({ message: 'x'.repeat(length) }))).status).toBe(200);
    expect(waited()).toBeCloseTo(30);
    expect(inbox.requests).toHaveLength(1);
  });

  test('hang: answered late, when it is released', async () => {
    inbox.setFaults({ hang: true });
    const outcome = post();
    while (inbox.arrivals.length === 0) await new Promise(setImmediate);
    inbox.release();
    expect((await outcome).status).toBe(200);
    expect(corsOf(await outcome)).toBe(ORIGIN);
    expect(inbox.requests).toHaveLength(0);
  });

  test('hang: no answer, while others are answered, and closing ends it', async () => {
    inbox.setFaults({ hang: true, times: 1 });
    const ends: string[] = [];
    const outcome = post().then(
      () => ends.push('answered'),
      () => ends.push('cut off'),
    );
    while (inbox.arrivals.length === 0) await new Promise(setImmediate);
    expect((await post()).status).toBe(200);
    expect(ends).toEqual([]);
    await inbox.close();
    await outcome;
    expect(ends).toEqual(['cut off']);
    expect(inbox.arrivals).toHaveLength(2);
    expect(inbox.requests).toHaveLength(1);
  });

  test.each(['before', 'midHeaders'] as const)('reset: %s', async (reset) => {
    inbox.setFaults({ reset });
    await expect(post()).rejects.toThrow();
    expect(inbox.arrivals).toHaveLength(1);
  });

  test('reset: midAnswer', async () => {
    inbox.setFaults({ reset: 'midAnswer' });
    const response = await post();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  test('no CORS', async () => {
    inbox.setFaults({ cors: false });
    expect(corsOf(await preflight())).toBe(ORIGIN);
    const response = await post();
    expect(response.status).toBe(200);
    expect(corsOf(response)).toBeNull();
  });

  test('preflight refused', async () => {
    inbox.setFaults({ preflight: false, times: 1 });
    const refused = await preflight();
    expect(refused.status).toBe(403);
    expect(corsOf(refused)).toBeNull();
    expect((await preflight()).status).toBe(204);
    expect(inbox.preflights).toBe(2);
  });

  test.each([
    [{ location: '/thanks' }, ORIGIN],
    [{ location: '/thanks', cors: false }, null],
  ])('redirect %j', async (redirect, cors) => {
    inbox.setFaults({ redirect });
    const response = await post();
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/thanks');
    expect(corsOf(response)).toBe(cors);
  });

  test.each([
    ['/thanks', ORIGIN],
    ['/thanks?cors=no', null],
  ])('a redirect can end at %s', async (path, cors) => {
    const response = await fetch(inbox.address + path, { headers: { Origin: ORIGIN } });
    expect(response.status).toBe(200);
    expect(corsOf(response)).toBe(cors);
  });

  test('endless body', async () => {
    inbox.setFaults({ body: 'endless' });
    const response = await post();
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    for (let piece = 0; piece < 5; piece += 1) {
      expect((await reader?.read())?.done).toBe(false);
    }
    await reader?.cancel();
  });

  test('body that is not JSON', async () => {
    inbox.setFaults({ body: 'notJson' });
    const response = await post();
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow();
  });

  test('a status without a body', async () => {
    inbox.setFaults({ status: 204 });
    const response = await post();
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  test('only so many times', async () => {
    inbox.setFaults({ status: 503, times: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await post()).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect(inbox.arrivals).toHaveLength(3);
  });
});

describe('the port', () => {
  test('is refused after closing, and answers again after reopening', async () => {
    await inbox.close();
    await expect(post()).rejects.toThrow();
    await inbox.reopen();
    expect((await post()).status).toBe(200);
  });

  test('that is busy is named, with the way out', async () => {
    const other = createServer();
    const { port } = new URL(await listen(other));
    await expect(startInbox(Number(port))).rejects.toThrow(
      new RegExp(`Port ${port} is already in use.*INBOX_PORT=`),
    );
    other.close();
  });
});

test('beside another on its usual port it takes the next that is free, and says so, but never instead of one that was asked for', async () => {
  const said = jest.spyOn(console, 'log').mockReturnValue();
  const usual = createServer();
  // Where something else has the port already, it is just as busy.
  await listen(usual, 9100).catch(() => undefined);
  try {
    const beside = await startInboxBeside();
    const port = Number(new URL(beside.address).port);
    await beside.close();
    expect(port).toBeGreaterThan(9100);
    expect(said).toHaveBeenCalledWith(`Port 9100 is taken, so the request inbox is on ${port}.`);
    process.env.INBOX_PORT = '9100';
    await expect(startInboxBeside()).rejects.toThrow('Port 9100 is already in use.');
  } finally {
    delete process.env.INBOX_PORT;
    await new Promise((closed) => usual.close(closed));
  }
});
