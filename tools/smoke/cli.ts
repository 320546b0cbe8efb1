import { readPublication } from '../../kit/build/settings';
import { checkContent } from '../../kit/content/check/checkContent';
import { readContent } from '../../kit/content/read/readContent';
import { readArguments } from '../setup/arguments';
import { runMain } from '../setup/run';
import { smoke } from './smoke';
import { sendTestRequest } from './testRequest';

const help = `npm run smoke -- https://www.example.com     checks a deployed site from outside
npm run smoke -- https://www.example.com --send-test-request     also sends its form service one request, marked as a test

Run it from the commit that was built, whose redirects and unlisted pages it expects. Exit status: 1 if something is wrong.`;

runMain(async () => {
  const { positionals, values } = readArguments(help, {
    allowPositionals: true,
    options: { 'send-test-request': { type: 'boolean' } },
  });
  const [address = ''] = positionals;
  if (
    positionals.length !== 1 ||
    !/^https?:\/\/[^?#@]+$/i.test(address) ||
    !URL.canParse(address)
  ) {
    throw new Error(`Give the address of a site: https://, a name, and at most a path.\n\n${help}`);
  }
  const siteUrl = new URL(address).href.replace(/\/+$/, '');
  const { today } = readPublication(process.env);
  const failures = await smoke(
    siteUrl,
    checkContent(await readContent('content'), today, { siteUrl }),
  );
  console.log(
    failures.length === 0 ? 'OK' : `These things are wrong:\n\n- ${failures.join('\n- ')}`,
  );
  let isWrong = failures.length > 0;
  if (values['send-test-request']) {
    const note = `Test of ${new Date().toISOString().slice(0, 16)}Z, please ignore`;
    const { failed, said } = await sendTestRequest(siteUrl, note);
    isWrong ||= failed;
    console.log(said);
  }
  if (isWrong) process.exitCode = 1;
});
