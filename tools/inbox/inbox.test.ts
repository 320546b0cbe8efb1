import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../setup/ports';
import { Inbox, startInboxBeside } from './inbox';

const ORIGIN = 'http://localhost:9000';
const FIELDS = { name: 'Ada', email: 'ada@x.example', requestType: 'demo' };

let inbox: Inbox;

beforeEach(async () => {
  inbox = new Inbox(null);
  await inbox.listen(0);
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

function corsOf(response: Response) {
  return response.headers.get('access-control-allow-origin');
}

describe('requests', () => {
  test('accepts JSON and keeps it as it was sent', async () => {
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

  test('accepts a form and says thanks with a page that links back', async () => {
    const response = await post('name=Ada&message=a%26b+%E2%9C%93', {
      'Content-Type': 'application/x-www-form-urlencoded',
      Referer: 'http://localhost:9000/clients',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<a href="http://localhost:9000/">');
    expect(inbox.requests[0]?.fields).toEqual({ name: 'Ada', message: 'a&b ✓' });
  });

  test('has no link back without a web address to link to', async () => {
    const response = await post('name=Ada', {
      'Content-Type': 'application/x-www-form-urlencoded',
      Referer: 'javascript:alert(1)',
    });
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

  test('accepts several megabytes of any text', async () => {
    const message = '‮😀"</script>\n\0'.repeat(200_000);
    expect((await post(JSON.stringify({ message }))).status).toBe(200);
    expect(inbox.requests[0]?.fields.message).toBe(message);
  });

  test('are kept in a file, one a line, until they are forgotten', async () => {
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
      expect([filed.requests, existsSync(file)]).toEqual([[], false]);
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

test.each([
  ['http://localhost:9000', true],
  ['http://127.0.0.1:9191', true],
  ['http://localhost', true],
  ['http://localhost.x.example', false],
  ['https://x.example', false],
  ['null', false],
])('a browser may ask from %s: %s', async (origin, allowed) => {
  const asked = await fetch(inbox.endpoint, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });
  for (const answer of [asked, await post(undefined, { Origin: origin })]) {
    expect(corsOf(answer)).toBe(allowed ? origin : null);
  }
  expect(asked.headers.get('access-control-allow-headers')).toBe(allowed ? 'Content-Type' : null);
});

test('next to another on its usual port it takes the next free one, and says so, but never if a port was asked for', async () => {
  const said = jest.spyOn(console, 'log').mockReturnValue();
  const usual = createServer();
  // If something else already has the port, it is just as busy.
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
