import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findChromium } from '../programs.mjs';
import { runNode } from '../run.mjs';
import { formatPreviewSpeed, measurePreview } from './editing';
import { type EditTimes, formatEdits, measureEdits } from './editToEye';
import { measurePerformance } from './performance';
import { measureSize } from './size';
import { formatGrowth, formatTable, type Row } from './table';

const help = `npm run bench                             builds the site, and measures what visitors wait for
npm run bench -- content                  measures with 10, 100, 1,000 and 5,000 landing pages more
npm run bench -- content 10 100           measures with these numbers of pages
npm run bench -- editing                  types in the editing UI, and measures when the preview shows it
npm run bench -- preview                  measures from a save to the new words in an open browser under npm run dev,
                                          with 2, 100 and 1,000 landing pages, beside a plain Gatsby starter
npm run bench -- preview 2 100            measures that with these numbers of pages

The sizes are measured in a temporary copy of the project. The site as it is comes first, as 0 made pages.`;

const lighthouseRounds = 5;
const usualSizes = [10, 100, 1000, 5000];
const previewSizes = [2, 100, 1000];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [what, ...numbers] = positionals;
  if (what === undefined && !values.help) {
    await build();
    console.log(await measurePerformance(findChromium(), lighthouseRounds));
    return;
  }
  if (what === 'editing' && !values.help) {
    console.log(formatPreviewSpeed(await measurePreview(findChromium())));
    // The dev server's bundler would wait for more to do.
    process.exit();
  }
  if (what === 'preview' && !values.help) {
    await measurePreviews(numbers.length === 0 ? previewSizes : numbers.map(readSize));
    return;
  }
  if (values.help || what !== 'content') {
    console.log(help);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  await measureAll(numbers.length === 0 ? usualSizes : numbers.map(readSize));
}

function build(): Promise<void> {
  return runNode(['node_modules/gatsby/cli.js', 'build'], {
    SITE_URL: 'http://127.0.0.1:9191',
    GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9199/requests',
  });
}

async function measureAll(sizes: readonly number[]): Promise<void> {
  const ascending = [...new Set([0, ...sizes])].sort((one, other) => one - other);
  const rows: Row[] = [];
  for (const size of ascending) {
    console.error(`Measuring with ${size} made pages ...`);
    rows.push(await measureSize(size));
    console.error(formatTable(rows.slice(-1)));
  }
  console.log(`\nOn ${availableParallelism()} cores, Node ${process.versions.node}:\n`);
  console.log(`${formatTable(rows)}\n\nEach page more:\n\n${formatGrowth(rows)}\n`);
}

async function measurePreviews(sizes: readonly number[]): Promise<void> {
  const rows: EditTimes[] = [];
  for (const size of sizes) {
    console.error(`Measuring edits with ${size} pages ...`);
    await measureEdits(findChromium(), size, (more) => {
      rows.push(...more);
      console.error(formatEdits(more));
    });
  }
  console.log(`\nOn ${availableParallelism()} cores, Node ${process.versions.node}:\n`);
  console.log(formatEdits(rows));
}

function readSize(text: string): number {
  const size = Number(text);
  if (Number.isInteger(size) && size > 0) return size;
  throw new Error(`"${text}" is no number of pages. Write whole numbers, such as 10 100.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
