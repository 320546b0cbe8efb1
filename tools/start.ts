import { startInbox } from '../kit/development/inbox/inbox';
import { serveSite } from './serve/serve';
import { readArguments } from './setup/arguments';
import { run, runMain } from './setup/run';

runMain(async () => {
  readArguments(`npm start     installs, builds and serves the site, with a request inbox beside it

PORT chooses a port other than 9000, and INBOX_PORT one other than 9100.`);
  // It answers 503 until the site is built.
  const { address } = await serveSite();
  const siteUrl = address.replace('127.0.0.1', 'localhost');
  const inbox = await startInbox();
  await run(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    SITE_URL: siteUrl,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
    QUICK_PICTURES: '1',
  });
  console.log(`
Site           ${siteUrl}
Request inbox  ${inbox.address}

Ctrl-C stops both.`);
});
