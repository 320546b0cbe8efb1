import { join } from 'node:path';
import type { Problem } from '../fields/problem';
import { readContent } from '../read/readContent';
import { type CheckResult, checkContent } from './checkContent';
import { formatProblem } from './formatProblem';
import { removedSince } from './history';

interface ReportOptions {
  /** Whether everything is given for tools, as JSON. */
  json?: boolean | undefined;
  /** Whether what is left to do before the site goes live is listed. */
  launch?: boolean | undefined;
  /** Whether what is unpublished is listed. */
  drafts?: boolean | undefined;
}

interface CheckOptions extends ReportOptions {
  /** The day that the content is checked for, such as `2027-01-01`. */
  today: string;
  /** The site’s address, where it is known. */
  siteUrl?: string | undefined;
  /** What else is left to do before the site goes live, besides what the content itself tells. */
  beforeLaunch?: readonly Problem[] | undefined;
  /** The revision of git since which no address may have been removed. */
  against?: string | undefined;
}

/** Checks the content of a working folder, as `npm run check` does. */
export async function checkReport(options: CheckOptions, folder = '.') {
  const { against, today, siteUrl, beforeLaunch = [] } = options;
  const checked = checkContent(await readContent(join(folder, 'content')), today, { siteUrl });
  checked.beforeLaunch.push(...beforeLaunch);
  const removed = against === undefined ? [] : removedSince(against, folder, checked, today);
  return reportOf(checked, options, removed);
}

/** What the check has found in words, with the addresses that were removed; and whether any of it is a problem. */
export function reportOf(
  checked: CheckResult,
  options: ReportOptions = {},
  removed: readonly Problem[] = [],
) {
  const { warnings, beforeLaunch: launch, unpublished: drafts } = checked;
  const problems = [...checked.problems, ...removed];
  const failed = problems.length > 0;
  if (options.json) {
    return { text: JSON.stringify({ problems, warnings, launch, drafts }, null, 2), failed };
  }
  const list = (title: string, listed: readonly Problem[]) =>
    listed.length > 0 ? [`${title}:`, ...listed.map(formatProblem)] : [];
  const blocks = [
    ...problems.map(formatProblem),
    ...list('Warnings, which don’t stop the build', warnings),
    ...list('To do before the site goes live', options.launch ? launch : []),
    ...list('Unpublished today', options.drafts ? drafts : []),
    failed
      ? `content/ has ${counted(problems, 'problem')}.`
      : `content/ is valid: ${counted(checked.entries, 'file')}, ${counted(drafts, 'part')} unpublished today.`,
  ];
  return { text: blocks.join('\n\n'), failed };
}

function counted({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}
