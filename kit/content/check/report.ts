import { formatPath } from '../fields/paths';
import { isMistake, type Problem } from '../fields/problem';
import type { CheckResult } from './checkContent';
import { inReadingOrder, listProblems, listTasks } from './wording';

export interface ReportOptions {
  /** Whether what is left to do before the site goes live is listed. */
  launch?: boolean | undefined;
  /** Whether what is unpublished is listed. */
  drafts?: boolean | undefined;
  /** Whether GitHub is told the places of all problems and warnings. */
  annotate?: boolean | undefined;
}

/** What the check has found in words, with the addresses that were lost; and whether any of it is a problem. */
export function reportOf(
  checked: CheckResult,
  options: ReportOptions = {},
  lost: readonly Problem[] = [],
) {
  const { beforeLaunch: launch, unpublished: drafts } = checked;
  const problems = inReadingOrder([...checked.problems, ...lost]);
  const warnings = inReadingOrder(checked.warnings);
  const failed = problems.length > 0;
  const list = (title: string, listed: readonly Problem[]) =>
    listed.length > 0 ? [`${title}:`, ...listProblems(listed)] : [];
  const places = options.annotate ? annotations([...problems, ...warnings]) : [];
  const blocks = [
    ...(places.length > 0 ? [places.join('\n')] : []),
    ...listProblems(problems),
    ...list('Warnings, which don’t stop the build', warnings),
    ...(options.launch && launch.length > 0 ? listTasks(launch) : []),
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

/**
 * What makes GitHub show problems and warnings at their lines in a pull request: a line of output for each.
 *
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
function annotations(problems: readonly Problem[]): string[] {
  return problems.map((problem) => {
    const { file, line, path, message, advice } = problem;
    const level = isMistake(problem) ? 'error' : 'warning';
    const [place, title] = [file, formatPath(path)].map((each) => escaped(each, /[%\r\n:,]/g));
    const words = escaped(`${message}. ${advice}`.trimEnd(), /[%\r\n]/g);
    return `::${level} file=${place},line=${line}${title && `,title=${title}`}::${words}`;
  });
}

function escaped(words: string, signs: RegExp): string {
  return words.replace(signs, encodeURIComponent);
}
