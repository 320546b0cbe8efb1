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
 */
export async function checkReport(
  words: string[],
  folder = '.',
): Promise<{ text: string; failed: boolean }> {
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
  const checked = await checkContent(join(folder, 'content'));
  const { warnings, beforeLaunch, unpublished, entries, pictures } = checked;
  const { skipped, problems: removed } = removedSince(folder, checked, values.against);
  const problems = [...checked.problems, ...removed];
  const failed = problems.length > 0;
  if (values.json) {
    const lists = { problems, warnings, launch: beforeLaunch, drafts: unpublished };
    const text = JSON.stringify({ ...lists, removedAddressesSkipped: skipped }, null, 2);
    return { text, failed };
  }
  const blocks = problems.map(formatProblem);
  const list = (title: string, listed: readonly Problem[]) => {
    if (listed.length > 0) blocks.push(title, ...listed.map(formatProblem));
  };
  list('Warnings, which don’t stop the build:', warnings);
  if (values.launch) list('To do before the site goes live:', beforeLaunch);
  if (values.drafts) list('Unpublished today:', unpublished);
  if (skipped) blocks.push(`Removed addresses were not checked: ${skipped}.`);

  let summary = `is valid: ${counted(entries, 'file')} and ${counted([...pictures], 'picture')}`;
  if (failed) {
    const files = new Set(problems.map(({ file }) => file));
    summary = `has ${counted(problems, 'problem')} in ${counted([...files], 'file')}.`;
  } else {
    if (warnings.length > 0) summary += `, with ${counted(warnings, 'warning')}`;
    summary += '.';
    if (unpublished.length > 0) summary += ` ${counted(unpublished, 'part')} unpublished today.`;
  }
  if (values.launch) summary += ` ${counted(beforeLaunch, 'thing')} to do before going live.`;
  return { text: [...blocks, `content/ ${summary}`].join('\n\n'), failed };
}

function counted({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}
