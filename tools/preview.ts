import { resolve } from 'node:path';
import { startInboxBeside } from '../kit/development/inbox/inbox';
import { reserveSitePort } from '../kit/development/ports';
import { copyProject } from './copyProject';
import { serveSite } from './serve/serve';
import { readArguments } from './setup/arguments.mjs';
import { claim } from './setup/claim.cjs';
import { run, runMain } from './setup/run.mjs';

/** Builds the site as visitors will get it, but with its drafts, and serves it beside a request inbox. */
runMain(async () => {
  readArguments(`npm run preview     builds the site with its drafts, and serves it with a request inbox

SITE_URL is that of the live site, if it is set. PORT chooses a port other than 9000.`);
  claim('.running-preview');
  const { port, release } = await reserveSitePort();
  const address = `http://localhost:${port}`;
  const siteUrl = process.env.SITE_URL?.trim() || address;
  const inbox = await startInboxBeside(port);
  const project = resolve('.');
  // In a folder of its own, which Git ignores, so that public/ never holds drafts.
  copyProject('.preview');
  process.chdir('.preview');
  await run(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    SITE_URL: siteUrl,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
    SHOW_DRAFTS: '1',
    PROJECT_FOLDER: project,
  });
  const prefix = new URL(siteUrl).pathname.replace(/\/+$/, '');
  await release();
  await serveSite({ port, prefix });
  console.log(`
Preview        ${address}${prefix}
Request inbox  ${inbox.address}

Ctrl-C stops both.`);
});
