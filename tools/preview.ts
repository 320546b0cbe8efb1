import { join, resolve } from 'node:path';
import { startInbox } from '../kit/development/inbox/inbox';
import { copyProject } from './copyProject';
import { serveSite } from './serve/serve';
import { readArguments } from './setup/arguments';
import { claim, run, runMain } from './setup/run';

/** Builds the site as visitors will get it, but with its drafts, and serves it beside a request inbox. */
runMain(async () => {
  readArguments(`npm run preview     builds the site with its drafts, and serves it with a request inbox

SITE_URL is that of the live site, if it is set. PORT chooses a port other than 9000.`);
  await claim('.running-preview');
  const project = resolve('.');
  const server = await serveSite({ root: join(project, '.preview/public') });
  const address = server.address.replace('127.0.0.1', 'localhost');
  const inbox = await startInbox();
  // In a folder of its own, which Git ignores, so that public/ never holds drafts.
  copyProject('.preview');
  process.chdir('.preview');
  await run(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    SITE_URL: process.env.SITE_URL?.trim() || address,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
    SHOW_DRAFTS: '1',
    QUICK_PICTURES: '1',
    PROJECT_FOLDER: project,
  });
  console.log(`
Preview        ${address}
Request inbox  ${inbox.address}

Ctrl-C stops both.`);
});
