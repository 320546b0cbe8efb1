import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startInboxBeside } from '../inbox/inbox';
import { readFreePort } from '../ports';
import { runMain } from '../run.mjs';
import { serveSite } from '../serve';
import { buildCommit, buildWorkingFolder, previewFolder } from './build';
import { commitOf, historySince } from './history';
import { asHtml } from './html';
import { makeReport } from './makeReport';
import { asMarkdown } from './markdown';
import { readBuild } from './readBuild';
import { asJson, type Report, summary } from './report';
import { say } from './say';

const help = `npm run preview                          builds the site with its drafts, and serves it
npm run preview -- --against main        builds main (or any revision) too, and reports what changes for visitors
npm run preview -- --against main --json       the same as data
npm run preview -- --against main --markdown   the same as a comment for a pull request
npm run preview -- --before A --after B  compares two folders that hold a built site

The report is ${previewFolder}/report.html. PORT chooses another port than 9000, INBOX_PORT than 9100.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      before: { type: 'string' },
      after: { type: 'string' },
      report: { type: 'string', default: join(previewFolder, 'report.html') },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { against, before, after, report: file, json, markdown } = values;
  if (values.help) return console.log(help);
  if ((before === undefined) !== (after === undefined)) {
    throw new Error('--before and --after need each other: two folders that hold a built site.');
  }
  const report =
    before !== undefined && after !== undefined
      ? await makeReport(readBuild(before), readBuild(after))
      : against !== undefined && (await reportAgainst(against));
  if (!report) return servePreview();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, asHtml(report));
  say(`Written: ${file}`);
  console.log(json ? asJson(report) : markdown ? asMarkdown(report) : summary(report));
}

async function reportAgainst(revision: string): Promise<Report> {
  const commit = commitOf(revision);
  const short = commit.slice(0, 8);
  const before = await buildCommit(
    commit,
    commit.startsWith(revision) ? short : `${revision} (${short})`,
  );
  return makeReport(before, await buildWorkingFolder(), historySince(commit));
}

/** Builds the site with its drafts, and serves it. */
async function servePreview(): Promise<void> {
  const port = await readFreePort();
  const inbox = await startInboxBeside();
  const siteUrl = `http://localhost:${port}`;
  const { folder } = await buildWorkingFolder({
    SITE_URL: siteUrl,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
  });
  await serveSite({ port, root: folder });
  console.log(`
Preview        ${siteUrl}
Request inbox  ${inbox.address}

Ctrl-C ends both.`);
}

runMain(main);
