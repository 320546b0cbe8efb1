import type { PreInitArgs, SourceNodesArgs } from 'gatsby';
import { formatProblem } from '../../content/check/formatProblem';
import { removedSince } from '../../content/check/history';
import type { Problem } from '../../content/model/problem';
import type { Gate } from '../../content/publish/gate';
import { showEntries } from './entryNodes';

/** Checks the content; a build stops where it has problems, and the dev server serves the last valid content meanwhile. */
export async function passContent({ reporter }: PreInitArgs, gate: Gate): Promise<void> {
  if (process.env.gatsby_executing_command === 'develop') {
    const { problems, warnings } = await gate.pass();
    if (warnings.length > 0) reporter.warn(warningsReport(warnings));
    if (problems.length > 0) reporter.warn(problemsReport(problems));
    return;
  }
  const { report, warnings, skipped } = await checkForBuild(gate);
  if (skipped) reporter.info(`Removed addresses were not looked for: ${skipped}.`);
  if (warnings.length > 0) reporter.warn(warningsReport(warnings));
  if (report !== undefined) reporter.panic(report);
}

/** Checks the content for a build, under which no page may be on its way to another address; `report` says why it can't be built. */
export async function checkForBuild(gate: Gate) {
  const checked = await gate.pass();
  const removed = removedSince('.', checked);
  const problems = [...checked.problems, ...removed.problems];
  const report = problems.length > 0 ? problemsReport(problems) : undefined;
  return { report, warnings: checked.warnings, skipped: removed.skipped };
}

/** Makes nodes of the content that has passed. */
export async function sourceContent(args: SourceNodesArgs, gate: Gate): Promise<void> {
  const { published } = await gate.pass();
  if (published.length === 0) {
    args.reporter.panic('There is no valid content yet to serve. What is wrong stands above.');
  }
  await showEntries(args, published);
}

function problemsReport(problems: readonly Problem[]): string {
  return `The content has problems:\n\n${inFull(problems)}\n`;
}

function warningsReport(warnings: readonly Problem[]): string {
  return `About the content:\n\n${inFull(warnings)}\n`;
}

function inFull(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}
