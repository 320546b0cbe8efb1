import { readPort } from '../ports';
import { runMain } from '../run.mjs';
import { startInbox } from './inbox';

async function main() {
  const inbox = await startInbox({ port: readPort('INBOX_PORT', 9100) });
  console.log(`Request inbox  ${inbox.address}\nForms go to    ${inbox.endpoint}`);
}

runMain(main);
