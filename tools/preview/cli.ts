import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../run.mjs';
import { asHtml } from './html';
import { makeReport } from './makeReport';
import { asMarkdown } from './markdown';
import { startProgress } from './progress';
import { asJson, summary } from './report';
import {
  type Built,
  buildCommit,
  buildWorkingFolder,
  commitOf,
  previewFolder,
  readHead,
} from './revision';
import { servePreview } from './servePreview';

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
  const say = startProgress();
  const pair = await builtPair(values, say);
  if (pair === undefined) {
    await servePreview(say);
    return;
  }
  const report = await makeReport(pair.before, pair.after, pair.head, say);
  mkdirSync(resolve(values.report, '..'), { recursive: true });
  writeFileSync(values.report, asHtml(report));
  say(`Written: ${values.report}`);
  if (values.json) console.log(asJson(report));
  else if (values.markdown) console.log(asMarkdown(report));
  else console.log(summary(report));
}

interface Values {
  against?: string;
  before?: string;
  after?: string;
}

async function builtPair({ against, before, after }: Values, say: (words: string) => void) {
  if (before !== undefined && after !== undefined) {
    const head = { commits: [], contentFiles: [] };
    return { before: givenFolder(before), after: givenFolder(after), head };
  }
  if (before !== undefined || after !== undefined) {
    throw new Error('--before and --after need each other: two folders that hold a built site.');
  }
  if (against === undefined) return undefined;
  const commit = commitOf(against);
  const old = await buildCommit(commit, say);
  const now = await buildWorkingFolder(say);
  const name = commit.startsWith(against) ? old.name : `${against} (${old.name})`;
  return { before: { ...old, name }, after: now, head: readHead(commit) };
}

/** A built site, with the check's output from `check.json` beside it, if that exists. */
function givenFolder(folder: string): Built {
  return { name: folder, folder, checked: resolve(folder, '..', 'check.json') };
}

runMain(main);
