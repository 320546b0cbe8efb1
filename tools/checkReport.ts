import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/content/check/checker';
import { formatProblem } from '../src/content/check/formatProblem';
import { removedSince } from '../src/content/check/history';
import type { Problem } from '../src/content/model/problem';

const help = `npm run check                 checks all of content/
npm run check -- --launch     lists what is left to do before the site goes live
npm run check -- --drafts     lists what is unpublished today: drafts, and what waits for its day or is past it
npm run check -- --against REVISION     looks for removed addresses since that, instead of the main branch
npm run check -- --json       gives the same for tools

Exit status: 1 if the content has problems, otherwise 0. Warnings and lists don't change it.`;

/**
 * Checks the content of a working folder, as `npm run check` does.
 *
 * @param words the arguments of the command
 * @param today the day that it is checked for, such as `2027-01-01`
 */
export async function checkReport(words: string[], today: string, folder = '.') {
  const { values } = parseArgs({
    args: words,
    options: {
      json: { type: 'boolean' },
      launch: { type: 'boolean' },
      drafts: { type: 'boolean' },
      against: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return { text: help, failed: false };
  const checked = await checkContent(join(folder, 'content'), today);
  const { warnings, beforeLaunch: launch, unpublished: drafts } = checked;
  const { skipped, problems: removed } = removedSince(folder, checked, today, values.against);
  const problems = [...checked.problems, ...removed];
  const failed = problems.length > 0;
  if (values.json) {
    const lists = { problems, warnings, launch, drafts, removedAddressesSkipped: skipped };
    return { text: JSON.stringify(lists, null, 2), failed };
  }
  const list = (title: string, listed: readonly Problem[]) =>
    listed.length > 0 ? [`${title}:`, ...listed.map(formatProblem)] : [];
  const blocks = [
    ...problems.map(formatProblem),
    ...list('Warnings, which don’t stop the build', warnings),
    ...list('To do before the site goes live', values.launch ? launch : []),
    ...list('Unpublished today', values.drafts ? drafts : []),
    ...(skipped ? [`Removed addresses were not checked: ${skipped}.`] : []),
    failed
      ? `content/ has ${counted(problems, 'problem')}.`
      : `content/ is valid: ${counted(checked.entries, 'file')}, ${counted(drafts, 'part')} unpublished today.`,
  ];
  return { text: blocks.join('\n\n'), failed };
}

function counted({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}
