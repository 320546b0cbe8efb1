import { createServer } from 'node:http';
import { close, listen } from '../setup/ports';
import { Inbox, startInboxBeside } from './inbox';

const FIELDS = { name: 'Ada', email: 'ada@x.example', requestType: 'demo' };

let inbox: Inbox;

beforeEach(async () => {
  inbox = new Inbox();
  await inbox.listen(0);
});

afterEach(() => inbox.close());

function post(body: string, type = 'application/json; charset=utf-8') {
  return fetch(inbox.endpoint, { method: 'POST', body, headers: { 'Content-Type': type } });
}

test('JSON is kept as it was sent and answered with JSON, and refused if it is malformed', async () => {
  const response = await post(JSON.stringify(FIELDS));
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect((await post('{"name"')).status).toBe(400);
  expect(inbox.requests).toMatchObject([{ contentType: 'application/json', fields: FIELDS }]);
});

test('a browser may send from any page, but only read the answer', async () => {
  const asked = await fetch(inbox.endpoint, { method: 'OPTIONS' });
  expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type');
  for (const [answer, origin] of [
    [asked, '*'],
    [await post('{}'), '*'],
    [await fetch(inbox.address), null],
  ] as const) {
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  }
});

test('the page shows the newest first, with everything escaped', async () => {
  await post(JSON.stringify({ name: 'First' }));
  await post(JSON.stringify({ name: `"<script>alert('Second')</script>&` }));
  const page = await (await fetch(inbox.address)).text();
  expect(page).not.toContain('<script');
  expect(page).toContain('&quot;&lt;script&gt;alert(&#39;Second&#39;)&lt;/script&gt;&amp;');
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
});

test('where its usual port is busy it takes another, but never if a port was asked for', async () => {
  const usual = createServer();
  // If something else already has the port, it is just as busy.
  await listen(usual, 9100).catch(() => undefined);
  try {
    const beside = await startInboxBeside();
    expect(beside.address).not.toContain(':9100');
    await beside.close();
    process.env.INBOX_PORT = '9100';
    await expect(startInboxBeside()).rejects.toThrow('9100\nSet INBOX_PORT to another');
  } finally {
    delete process.env.INBOX_PORT;
    await close(usual);
  }
});
