import { readPublication } from '../../kit/build/settings';
import { checkContent } from '../../kit/content/check/checkContent';
import { readContent } from '../../kit/content/read/readContent';
import { readArguments } from '../setup/arguments.mjs';
import { runMain } from '../setup/run.mjs';
import { smoke } from './smoke';
import { sendTestRequest } from './testRequest';

const help = `npm run smoke -- https://www.example.com     checks a deployed site from outside
npm run smoke -- https://www.example.com --send-test-request     also sends its form service one request, marked as a test

The redirects, the unlisted pages and the links to other sites are those in content/. Exit status: 1 if something is wrong.`;

runMain(async () => {
  const { positionals, values } = readArguments(help, {
    allowPositionals: true,
    options: { 'send-test-request': { type: 'boolean' } },
  });
  const [address = '', ...more] = positionals;
  if (address === '') throw new Error(`Which site? Give its address.\n\n${help}`);
  if (more.length > 0 || !/^https?:\/\/[^?#@]+$/i.test(address) || !URL.canParse(address)) {
    // What comes after such signs can be a secret.
    const given = /[?#@]/.test(address) ? 'What was given' : `"${positionals.join(' ')}"`;
    const form = 'https://, a name, and at most a path';
    throw new Error(`${given} is not the address of a site as visitors type it: ${form}.`);
  }
  // A browser reads https://Name.github.io/ alike.
  const siteUrl = new URL(address).href.replace(/\/+$/, '');
  const { today } = readPublication(process.env);
  const content = checkContent(await readContent('content'), today, { siteUrl });
  const { failures, urlCount } = await smoke(siteUrl, content);
  if (failures.length === 0) console.log(`OK: ${urlCount} URLs checked.`);
  else console.log(`These things are wrong:\n\n${failures.map((each) => `- ${each}\n`).join('')}`);
  let isWrong = failures.length > 0;
  if (values['send-test-request']) {
    const note = `Test of ${new Date().toISOString().slice(0, 16)}Z, please ignore`;
    const { failed, said } = await sendTestRequest(siteUrl, note);
    isWrong ||= failed;
    console.log(said);
  }
  if (isWrong) process.exitCode = 1;
});
