import { readPort } from '../ports';
import { startInbox } from './inbox';

async function main() {
  const inbox = await startInbox({ port: readPort('INBOX_PORT', 9100) });
  console.log(`Request inbox  ${inbox.address}\nForms go to    ${inbox.endpoint}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
