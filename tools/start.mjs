import { readArguments } from './setup/arguments.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run, runMain } from './setup/run.mjs';

runMain(async () => {
  readArguments(`npm start     installs, builds and serves the site, with a request inbox beside it

PORT chooses a port other than 9000, and INBOX_PORT that of the inbox.`);
  await ensureInstalled();
  const { tsImport } = await import('tsx/esm/api');
  const { reserveSitePort } = await tsImport('../kit/development/ports.ts', import.meta.url);
  const { startInboxBeside } = await tsImport('../kit/development/inbox/inbox.ts', import.meta.url);
  const { serveSite } = await tsImport('./serve/serve.ts', import.meta.url);

  const { port, release } = await reserveSitePort();
  const siteUrl = `http://localhost:${port}`;
  const inbox = await startInboxBeside(port);
  await run(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    SITE_URL: siteUrl,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
  });
  await release();
  await serveSite({ port });
  console.log(`
Site           ${siteUrl}
Request inbox  ${inbox.address}

Ctrl-C stops both.`);
});
