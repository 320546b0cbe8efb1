import { parseArgs } from 'node:util';
import { addressesOf } from '../../src/content/check/addresses';
import { checkContent } from '../../src/content/check/checker';
import { runMain } from '../run.mjs';
import { smoke } from './smoke';

const help = `npm run smoke -- https://www.example.com                checks a deployed site from outside
npm run smoke -- https://www.example.com --send         also sends one request, marked as a test, to the form service
npm run smoke -- https://name.github.io/site --no-headers   for a host that lets nobody set headers
npm run smoke -- https://preview.example --built-for https://www.example.com   for a preview of that site

The redirects are those of content/. Exit status: 1 where something is not as it should be.`;

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
    throw new Error(`"${address}" is not a whole address. Write it like https://www.example.com.`);
  }
  const { looked, misses } = await smoke({
    siteUrl: new URL(address).href.replace(/\/+$/, ''),
    redirects: addressesOf(await checkContent('content')).redirects,
    headers: !values['no-headers'],
    builtFor: values['built-for']?.replace(/\/+$/, ''),
    send: values.send,
  });
  if (misses.length > 0) {
    process.exitCode = 1;
    console.log(`Not as it should be:\n\n${misses.join('\n')}\n`);
  }
  console.log(
    misses.length === 0
      ? `All is well: ${looked} addresses were asked.`
      : `${misses.length === 1 ? 'One problem' : `${misses.length} problems`} at ${looked} addresses.`,
  );
}

runMain(main);
