import { parseArgs } from 'node:util';
import { addressesOf } from '../../src/content/check/addresses';
import { checkContent } from '../../src/content/check/checker';
import { runMain } from '../setup/run.mjs';
import { smoke } from '../smoke/smoke';
import { monitor } from './monitor';

const help = `npm run monitor -- https://www.example.com           reports what has gone wrong with the live site
npm run monitor -- https://www.example.com --send    also sends one request, marked as a test, to the form service
npm run monitor -- https://name.github.io/site --no-headers   for a host without custom headers

It checks what "npm run smoke" does, and that outside links, videos and the security contact still work and that every
address of the live sitemap will stay. Exit status: 1 if something fails.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      send: { type: 'boolean', default: false },
      'no-headers': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [address = '', ...more] = positionals;
  if (values.help || !/^https?:\/\//.test(address) || !URL.canParse(address) || more.length > 0) {
    console.log(help);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const siteUrl = new URL(address).href.replace(/\/+$/, '');
  const { send } = values;
  const checked = await checkContent('content');
  const { redirects } = addressesOf(checked);
  const { failures } = await smoke({
    siteUrl,
    redirects,
    headers: !values['no-headers'],
    send,
  }).catch((error: Error) => ({ failures: [error.message] }));
  const { failures: monitorFailures, inconclusive } = await monitor({ siteUrl, checked });
  const wrong = [...failures, ...monitorFailures];
  const inbox = send
    ? 'Whether anyone reads what the form sends: look for “TEST of the website’s form” in your inbox.'
    : 'Whether the form service still accepts requests: none was sent. "--send" sends one, marked as a test.';
  console.log(
    `${list(wrong.length === 0 ? 'Everything is fine.' : 'These things are wrong:', wrong)}\n\n` +
      list('These could not be checked:', [...inconclusive, inbox]),
  );
  if (wrong.length > 0) process.exitCode = 1;
}

function list(title: string, sentences: readonly string[]): string {
  return [title, ...sentences.map((sentence) => `- ${sentence}`)].join('\n');
}

runMain(main);
