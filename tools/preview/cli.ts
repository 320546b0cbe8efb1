import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startInboxBeside } from '../inbox/inbox';
import { serveSite } from '../serve/serve';
import { readFreePort } from '../setup/ports';
import { runMain } from '../setup/run.mjs';
import { buildRevision, buildWorkingFolder, previewFolder } from './build';
import { asComment } from './comment';
import { asHtml, makeReport } from './report';

const help = `npm run preview                          builds the site with its drafts, and serves it
npm run preview -- --against main        builds main (or any revision) too, and reports what changes for visitors
npm run preview -- --before A --after B  compares two folders that hold a built site

A report is printed as a comment for a pull request; with pictures it is ${previewFolder}/report.html, or what --report names.
With SITE_URL set, a preview is compared with the live site there. PORT chooses a port other than 9000.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      before: { type: 'string' },
      after: { type: 'string' },
      report: { type: 'string', default: join(previewFolder, 'report.html') },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { against, before, after, report: file } = values;
  if (values.help) return console.log(help);
  if ((before === undefined) !== (after === undefined)) {
    throw new Error('--before and --after go together: two folders that hold a built site.');
  }
  if (before === undefined && against === undefined) return servePreview();
  const old =
    before === undefined ? await buildRevision(against ?? '') : { name: before, folder: before };
  const now = after === undefined ? await buildWorkingFolder() : { name: after, folder: after };
  const report = await makeReport(old, now);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, asHtml(report));
  process.stderr.write(`Written: ${file}\n`);
  console.log(asComment(report));
}

/** Builds the site with its drafts, and serves it. */
async function servePreview(): Promise<void> {
  const port = await readFreePort();
  const inbox = await startInboxBeside();
  const address = `http://localhost:${port}`;
  const { folder } = await buildWorkingFolder({
    SITE_URL: process.env.SITE_URL ?? address,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
  });
  await serveSite({ port, root: folder });
  console.log(`
Preview        ${address}
What changes   ${address}/_changes/
Request inbox  ${inbox.address}

Ctrl-C stops both.`);
}

runMain(main);
