import { parseArgs } from 'node:util';
import { addressesOf } from '../../src/content/check/addresses';
import { checkContent } from '../../src/content/check/checker';
import { runMain } from '../setup/run.mjs';
import { smoke } from './smoke';

const help = `npm run smoke -- https://www.example.com                checks a deployed site from outside
npm run smoke -- https://www.example.com --send         also sends one request, marked as a test, to the form service
npm run smoke -- https://name.github.io/site --no-headers   for a host without custom headers
npm run smoke -- https://preview.example --built-for https://www.example.com   for a preview of that site

The redirects are those in content/. Exit status: 1 if something is wrong.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      send: { type: 'boolean', default: false },
      'no-headers': { type: 'boolean', default: false },
      'built-for': { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [address, ...more] = positionals;
  if (values.help || address === undefined || more.length > 0) {
    console.log(help);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`"${address}" is not a full URL. Write it like https://www.example.com.`);
  }
  const { urlCount, failures } = await smoke({
    siteUrl: new URL(address).href.replace(/\/+$/, ''),
    redirects: addressesOf(await checkContent('content')).redirects,
    headers: !values['no-headers'],
    builtFor: values['built-for']?.replace(/\/+$/, ''),
    send: values.send,
  });
  if (failures.length > 0) {
    process.exitCode = 1;
    console.log(`Problems:\n\n${failures.join('\n')}\n`);
  }
  console.log(
    failures.length === 0
      ? `OK: ${urlCount} URLs checked.`
      : `${failures.length === 1 ? 'One problem' : `${failures.length} problems`} at ${urlCount} URLs.`,
  );
}

runMain(main);
