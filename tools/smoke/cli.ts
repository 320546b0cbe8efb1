import { readPublication } from '../../src/build/settings';
import { checkContent } from '../../src/content/check/checker';
import { readArguments } from '../setup/arguments.mjs';
import { runMain } from '../setup/run.mjs';
import { monitor } from './monitor';
import { siteAddress, smoke } from './smoke';

const help = `npm run smoke -- https://www.example.com      checks a deployed site from outside
npm run monitor -- https://www.example.com    also checks links to other sites and videos, and that every address of
                                              the live sitemap will stay

--send            also sends one request, marked as a test, to the form service
--no-headers      for a host without custom headers, such as GitHub Pages
--built-for URL   for a preview of the site there

The redirects are those in content/. Exit status: 1 if something is wrong.`;

runMain(async () => {
  const { values, positionals } = readArguments(help, {
    allowPositionals: true,
    options: {
      monitor: { type: 'boolean', default: false },
      send: { type: 'boolean', default: false },
      'no-headers': { type: 'boolean', default: false },
      'built-for': { type: 'string' },
    },
  });
  const [address = '', ...more] = positionals;
  if (more.length > 0) throw new Error(`Name one site; "${more.join(' ')}" is too much.`);
  const siteUrl = siteAddress(address);
  const checked = await checkContent('content', readPublication(process.env).today);
  const { failures, pages, urlCount } = await smoke({
    siteUrl,
    content: checked,
    headers: !values['no-headers'],
    builtFor: values['built-for'],
    send: values.send,
  });
  if (values.monitor && pages.size > 0) {
    const found = await monitor({ siteUrl, pages, checked });
    failures.push(...found.failures);
    const inbox = values.send
      ? 'Whether anyone reads what the form sends: look for “TEST of the website’s form” in your inbox.'
      : 'Whether the form service still accepts requests: none was sent. "--send" sends one, marked as a test.';
    list('These could not be checked:', [...found.inconclusive, inbox]);
  }
  if (failures.length > 0) {
    process.exitCode = 1;
    list('These things are wrong:', failures);
  } else console.log(`OK: ${urlCount} URLs checked.`);
});

function list(title: string, sentences: readonly string[]): void {
  console.log([title, '', ...sentences.map((sentence) => `- ${sentence}`), ''].join('\n'));
}
