import { counted } from '../fields/fieldText';
import type { Problem } from '../fields/problem';
import type { CheckResult } from './checkContent';
import { listProblems, listTasks } from './wording';

export interface ReportOptions {
  /** Whether what is left to do before the site goes live is listed. */
  launch?: boolean | undefined;
  /** Whether what is unpublished is listed. */
  drafts?: boolean | undefined;
}

/** What the check has found in words, with the addresses that were lost; and whether any of it is a problem. */
export function reportOf(
  checked: CheckResult,
  options: ReportOptions = {},
  lost: readonly Problem[] = [],
) {
  const { beforeLaunch: launch, unpublished: drafts } = checked;
  const problems = listProblems([...checked.problems, ...lost]);
  const failed = problems.length > 0;
  const list = (title: string, listed: readonly Problem[]) =>
    listed.length > 0 ? [`${title}:`, ...listProblems(listed)] : [];
  const blocks = [
    ...problems,
    ...list('Warnings, which don’t stop the build', checked.warnings),
    ...(options.launch && launch.length > 0 ? listTasks(launch) : []),
    ...list('Unpublished today', options.drafts ? drafts : []),
    failed
      ? `content/ has ${counted(problems.length, 'problem')}.`
      : `content/ is valid: ${counted(checked.entries.length, 'file')}, ${counted(drafts.length, 'part')} unpublished today.`,
  ];
  return { text: blocks.join('\n\n'), failed };
}
