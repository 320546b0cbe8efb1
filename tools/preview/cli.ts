import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startInboxBeside } from '../inbox/inbox';
import { serveSite } from '../serve/serve';
import { readArguments } from '../setup/arguments.mjs';
import { readFreePort } from '../setup/ports';
import { runMain } from '../setup/run.mjs';
import { buildRevision, buildWorkingFolder, previewFolder } from './build';
import { asComment, asHtml, makeReport } from './report';

const help = `npm run preview                      builds the site with its drafts, and serves it
npm run preview -- --against main    builds main (or any revision) too, and reports what changes for visitors

The report is ${previewFolder}/report.html, with pictures, and ${previewFolder}/report.md, a comment for a pull request.
With SITE_URL set, a preview is compared with the live site there. PORT chooses a port other than 9000.`;

runMain(async () => {
  const { values } = readArguments(help, { options: { against: { type: 'string' } } });
  if (values.against !== undefined) await writeReport(values.against);
  else await servePreview();
});

async function writeReport(revision: string): Promise<void> {
  const report = await makeReport(await buildRevision(revision), await buildWorkingFolder());
  const file = join(previewFolder, 'report.html');
  writeFileSync(file, asHtml(report));
  writeFileSync(join(previewFolder, 'report.md'), asComment(report));
  console.log(`Written: ${file}`);
}

/** Builds the site with its drafts, and serves it. */
async function servePreview(): Promise<void> {
  const port = await readFreePort();
  const inbox = await startInboxBeside();
  const address = `http://localhost:${port}`;
  const { folder } = await buildWorkingFolder({
    SITE_URL: process.env.SITE_URL?.trim() || address,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
  });
  await serveSite({ port, root: folder });
  console.log(`
Preview        ${address}
What changes   ${address}/_changes/
Request inbox  ${inbox.address}

Ctrl-C stops both.`);
}
