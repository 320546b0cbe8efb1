import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startInboxBeside } from '../inbox/inbox';
import { assertFree, readPort } from '../ports';
import { runMain } from '../run.mjs';
import { serveSite } from '../serve';
import { addBanners } from './banner';
import { buildCommit, buildWorkingFolder, previewFolder, readBuild } from './build';
import { commitOf, historySince } from './history';
import { asHtml } from './html';
import { makeReport } from './makeReport';
import { asMarkdown } from './markdown';
import { asJson, summary } from './report';

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
  if (values.help) {
    console.log(help);
    return;
  }
  const compared = buildsToCompare(values);
  if (compared === undefined) {
    await servePreview();
    return;
  }
  const report = await makeReport(compared, say);
  mkdirSync(dirname(values.report), { recursive: true });
  writeFileSync(values.report, asHtml(report));
  say(`Written: ${values.report}`);
  if (values.json) console.log(asJson(report));
  else if (values.markdown) console.log(asMarkdown(report));
  else console.log(summary(report));
}

interface Choice {
  against?: string;
  before?: string;
  after?: string;
}

function buildsToCompare({ against, before, after }: Choice) {
  if (before !== undefined && after !== undefined) {
    const history = { commits: [], contentFiles: [] };
    return { before: readBuild(before), after: readBuild(after), history };
  }
  if (before !== undefined || after !== undefined) {
    throw new Error('--before and --after need each other: two folders that hold a built site.');
  }
  if (against === undefined) return undefined;
  const commit = commitOf(against);
  const short = commit.slice(0, 8);
  const name = commit.startsWith(against) ? short : `${against} (${short})`;
  return {
    before: buildCommit(commit, name, say),
    after: buildWorkingFolder(say),
    history: historySince(commit),
  };
}

/** Builds the site with its drafts, adds the banner to every page of a copy, and serves that. */
async function servePreview(): Promise<void> {
  const port = readPort('PORT', 9000);
  const inbox = await startInboxBeside();
  await assertFree({ port, host: '127.0.0.1', variable: 'PORT' });
  const siteUrl = `http://localhost:${port}`;
  const { name, folder, checked } = buildWorkingFolder(say, {
    SITE_URL: siteUrl,
    GATSBY_FORM_ENDPOINT: inbox.endpoint,
  });
  addBanners(folder, { commit: name, builtAt: new Date(), drafts: checked.drafts });
  await serveSite({ port, root: folder });
  console.log(`
Preview        ${siteUrl}
Request inbox  ${inbox.address}

Ctrl-C ends both.`);
}

/** Shows the current step and its time on standard error, which leaves standard output to the report. */
function say(words: string): void {
  const seconds = (performance.now() / 1000).toFixed(0).padStart(4);
  process.stderr.write(`${seconds} s  ${words}\n`);
}

runMain(main);
