import type { PreInitArgs } from 'gatsby';
import { formatProblem } from '../../content/check/formatProblem';
import { removedSince } from '../../content/check/history';
import type { Problem } from '../../content/model/problem';
import type { Gate, GateResult } from '../../content/publish/gate';

/** Checks the content that a build or a dev server starts with, and stops it if there are problems. */
export async function passContent({ reporter }: PreInitArgs, gate: Gate): Promise<GateResult> {
  const isDeveloping = process.env.gatsby_executing_command === 'develop';
  const { passed, report, skipped } = await checkForStart(gate, isDeveloping);
  if (skipped) reporter.info(`Removed addresses were not checked: ${skipped}.`);
  if (passed.warnings.length > 0) {
    reporter.warn(`About the content:\n\n${inFull(passed.warnings)}\n`);
  }
  if (report !== undefined) reporter.panic(report);
  return passed;
}

/** Checks the content; `report` says why it can't be built. While developing, a page may be on its way to another address. */
export async function checkForStart(gate: Gate, isDeveloping = false) {
  const passed = await gate.pass();
  const removed = isDeveloping ? undefined : removedSince('.', passed);
  const problems = [...passed.problems, ...(removed?.problems ?? [])];
  const report =
    problems.length > 0 ? `The content has problems:\n\n${inFull(problems)}\n` : undefined;
  return { passed, report, skipped: removed?.skipped };
}

function inFull(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}
