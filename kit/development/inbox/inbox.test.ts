import { createServer } from 'node:http';
import { close, listen } from '../ports';
import { startInbox } from './inbox';

test('the page shows the newest first, as text, and only to itself', async () => {
  const inbox = await startInbox(0);
  for (const name of ['First', 'Second']) {
    await fetch(inbox.endpoint, { method: 'POST', body: new URLSearchParams({ name }) });
  }
  const answer = await fetch(inbox.address);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const page = await answer.text();
  await inbox.close();
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
});

test('beside a site it takes another port where its own is taken, unless one was named, and refuses on request', async () => {
  const usual = createServer();
  // If something else already has the port, it is just as busy.
  await listen(usual, 9100).catch(() => undefined);
  const inbox = await startInbox();
  expect(inbox.address).not.toContain(':9100');
  process.env.INBOX_PORT = '9100';
  await expect(startInbox()).rejects.toThrow('9100\nSet INBOX_PORT to another');
  delete process.env.INBOX_PORT;
  await close(usual);
  const statuses = ['Hello', 'refuse'].map(async (message) => {
    const body = new URLSearchParams({ message });
    return (await fetch(inbox.endpoint, { method: 'POST', body })).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 500]);
  expect(inbox.requests).toHaveLength(1);
  await inbox.close();
});
