import { createServer } from 'node:http';
import { close, listen } from '../ports';
import { startInbox, startInboxBeside } from './inbox';

test('the page shows the newest first, with everything escaped, and only to itself', async () => {
  const inbox = await startInbox(0);
  for (const name of ['First', `"<script>alert('Second')</script>&`]) {
    await fetch(inbox.endpoint, { method: 'POST', body: new URLSearchParams({ name }) });
  }
  const answer = await fetch(inbox.address);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const page = await answer.text();
  await inbox.close();
  expect(page).not.toContain('<script');
  expect(page).toContain('&quot;&lt;script&gt;alert(&#39;Second&#39;)&lt;/script&gt;&amp;');
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
});

test('where its usual port is busy it takes another, but never if a port was asked for', async () => {
  const usual = createServer();
  // If something else already has the port, it is just as busy.
  await listen(usual, 9100).catch(() => undefined);
  try {
    const beside = await startInboxBeside(9000);
    expect(beside.address).not.toContain(':9100');
    await beside.close();
    process.env.INBOX_PORT = '9100';
    await expect(startInboxBeside(9000)).rejects.toThrow('9100\nSet INBOX_PORT to another');
  } finally {
    delete process.env.INBOX_PORT;
    await close(usual);
  }
});

test.each([9000, 9100, 8000])('beside a site on the port %d it takes another', async (sitePort) => {
  const beside = await startInboxBeside(sitePort);
  await beside.close();
  expect(beside.address).not.toContain(`:${sitePort}`);
  process.env.INBOX_PORT = String(sitePort);
  await expect(startInboxBeside(sitePort)).rejects.toThrow(
    `INBOX_PORT is ${sitePort}, which the site has. Set it to another, or leave it out.`,
  );
  delete process.env.INBOX_PORT;
});
