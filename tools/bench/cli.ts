import { parseArgs } from 'node:util';
import { copySite } from '../../test/support/siteCopy';
import { runMain } from '../run.mjs';
import { measureFirstViews } from './bytes';
import { measureEditingPreview } from './editingPreview';
import { measureBuild, measureHotReload } from './edits';
import { measureFirstSign } from './firstSign';
import { measureInteractions } from './interactions';
import { measureLargestPaint } from './largestPaint';
import { measureLighthouse } from './lighthouse';
import { type BenchSite, openSite } from './site';
import { formatTable, type Table } from './table';

/** What can be measured, in the order in which it is. */
const parts: Readonly<Record<string, (site: BenchSite) => Promise<Table>>> = {
  bytes: measureFirstViews,
  lighthouse: measureLighthouse,
  paint: measureLargestPaint,
  sign: measureFirstSign,
  interactions: measureInteractions,
  build: measureBuild,
  'hot-reload': measureHotReload,
  preview: measureEditingPreview,
};

const help = `npm run bench                      measures all of this, in about 40 minutes
npm run bench -- bytes build       measures these parts alone

  bytes         what the first view of each page loads
  lighthouse    what Lighthouse says of each page
  paint         the largest paint of each page, and of the same page without its scripts
  sign          how soon a form can be used after the first sign, and on a twin of the page
  interactions  how soon the browser paints after each control is used
  build         a build
  hot-reload    under gatsby develop, from a save to the new words in an open browser
  preview       in the editing UI, from a keystroke to the new words in the preview

It works in a temporary copy of this folder and prints Markdown tables.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
  if (values.help || unknown.length > 0) {
    console.log(help);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const copy = copySite('content');
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => copy.remove().finally(() => process.exit(130)));
  }
  try {
    console.error('Building a copy of the site ...');
    const site = await openSite(copy);
    for (const [name, measure] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      console.error(`Measuring: ${name} ...`);
      console.log(`${formatTable(await measure(site))}\n`);
    }
  } finally {
    await copy.remove();
  }
  // The browser, the servers and the bundler of the editing UI would wait for more to do.
  process.exit();
}

runMain(main);
