import { ensureInstalled } from './install.mjs';
import { runMain, runPackage } from './run.mjs';

runMain(async () => {
  await ensureInstalled();
  const { tsImport } = await import('tsx/esm/api');
  const { assertFree, readPort } = await tsImport('./ports.ts', import.meta.url);
  const { startInbox } = await tsImport('./inbox/inbox.ts', import.meta.url);

  const port = readPort('PORT', 8000);
  const inbox = await startInbox({ port: readPort('INBOX_PORT', 9100) });
  await assertFree({ port, host: '127.0.0.1', variable: 'PORT' });
  console.log(`Request inbox  ${inbox.address}\n`);

  try {
    await runPackage('gatsby', ['develop', '--port', String(port)], {
      env: {
        GATSBY_TELEMETRY_DISABLED: '1',
        SITE_URL: `http://localhost:${port}`,
        GATSBY_FORM_ENDPOINT: inbox.endpoint,
        SHOW_DRAFTS: '1',
      },
    });
  } finally {
    await inbox.close();
  }
});
