import { claimFolder } from './claimFolder.mjs';
import { ensureInstalled } from './install.mjs';
import { runMain, runPackage } from './run.mjs';

runMain(async () => {
  await ensureInstalled();
  const { tsImport } = await import('tsx/esm/api');
  const { assertFree, readPort } = await tsImport('./ports.ts', import.meta.url);
  const { startInboxBeside } = await tsImport('./inbox/inbox.ts', import.meta.url);

  await claimFolder('A dev server (npm run dev)');
  const port = readPort('PORT', 8000);
  const inbox = await startInboxBeside();
  await assertFree({ port, host: '127.0.0.1', variable: 'PORT' });

  try {
    await runPackage('gatsby', ['develop', '--port', String(port)], {
      env: {
        GATSBY_TELEMETRY_DISABLED: '1',
        SITE_URL: `http://localhost:${port}`,
        GATSBY_FORM_ENDPOINT: inbox.endpoint,
        REQUEST_INBOX: inbox.address,
        SHOW_DRAFTS: '1',
      },
    });
  } finally {
    await inbox.close();
  }
});
