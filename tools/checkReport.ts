import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type CheckResult,
  checkContent,
  formatProblem,
  type Problem,
} from '../src/content/check/check';
import { removedSince } from '../src/content/check/history';

const help = `npm run check                 checks all of content/
npm run check -- --launch     lists what is to be replaced before the site goes live
npm run check -- --drafts     lists what is unpublished today: drafts, and what waits for its day or is past it
npm run check -- --against REVISION     looks for removed addresses since that, instead of the main branch
npm run check -- --json       gives the same for tools

Exit status: 1 where the content has problems, otherwise 0. Warnings and what is listed don't change it.`;

interface CheckReport {
  text: string;
  failed: boolean;
}

/**
 * Checks the content of a working folder, as `npm run check` does.
 *
 * @param words the arguments of the command
 */
export async function checkReport(words: string[], folder = '.'): Promise<CheckReport> {
  const { values } = parseArgs({
    args: words,
    options: {
      json: { type: 'boolean', default: false },
      launch: { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
      against: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return { text: help, failed: false };
  const checked = await checkContent(join(folder, 'content'));
  const removed = removedSince(folder, checked, values.against);
  const { skipped } = removed;
  const problems = [...checked.problems, ...removed.problems];
  const result = { ...checked, problems };
  const text = values.json ? asJson(result, skipped) : asText(result, values, skipped);
  return { text, failed: problems.length > 0 };
}

interface Lists {
  launch: boolean;
  drafts: boolean;
}

function asJson(
  { problems, warnings, samples, unpublished }: CheckResult,
  skipped: string | undefined,
): string {
  return JSON.stringify(
    { problems, warnings, launch: samples, drafts: unpublished, removedAddressesSkipped: skipped },
    null,
    2,
  );
}

function asText(
  result: CheckResult,
  { launch, drafts }: Lists,
  skipped: string | undefined,
): string {
  const { problems, warnings, samples, unpublished } = result;
  const blocks = [
    ...problems.map(formatProblem),
    ...titled(warnings, 'Warnings, which stop nothing:'),
    ...(launch ? titled(samples, 'To be replaced before the site goes live:') : []),
    ...(drafts ? titled(unpublished, 'Unpublished today:') : []),
    ...(skipped === undefined ? [] : [`Removed addresses were not looked for: ${skipped}.`]),
  ];
  return [...blocks, summary(result, launch)].join('\n\n');
}

function titled(problems: readonly Problem[], title: string): string[] {
  return problems.length === 0 ? [] : [title, ...problems.map(formatProblem)];
}

function summary(result: CheckResult, launch: boolean) {
  const { problems, warnings, samples, entries, pictures, unpublished } = result;
  const left = launch ? ` ${counted(samples.length, 'thing')} to replace before going live.` : '';
  if (problems.length > 0) {
    const files = new Set(problems.map(({ file }) => file)).size;
    return `content/ has ${counted(problems.length, 'problem')} in ${counted(files, 'file')}.${left}`;
  }
  const besides = warnings.length === 0 ? '' : `, with ${counted(warnings.length, 'warning')}`;
  const held =
    unpublished.length === 0 ? '' : ` ${counted(unpublished.length, 'part')} unpublished today.`;
  const what = `${counted(entries.length, 'file')} and ${counted(pictures.size, 'picture')}`;
  return `content/ is valid: ${what}${besides}.${held}${left}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
