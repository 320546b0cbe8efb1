import { existsSync } from 'node:fs';
import type { PreInitArgs } from 'gatsby';
import { formatProblem } from '../../content/check/formatProblem';
import { removedSince } from '../../content/check/history';
import type { Problem } from '../../content/model/problem';
import type { Gate } from '../../content/publish/gate';

/**
 * Lets the content through the gate to the folder that Gatsby reads, and stops where it has problems; while developing
 * only where there is no valid content to serve meanwhile.
 */
export async function passContent({ reporter }: PreInitArgs, gate: Gate): Promise<void> {
  const isDeveloping = process.env.gatsby_executing_command === 'develop';
  const checked = await gate.pass();
  const problems = [...checked.problems];
  // Under the dev server a page may be on its way to another address.
  if (!isDeveloping) {
    const removed = removedSince('.', checked);
    problems.push(...removed.problems);
    if (removed.skipped) {
      reporter.info(`Removed addresses were not looked for: ${removed.skipped}.`);
    }
  }
  if (checked.warnings.length > 0) {
    reporter.warn(`About the content:\n\n${inFull(checked.warnings)}\n`);
  }
  if (problems.length === 0) return;
  const report = `The content has problems:\n\n${inFull(problems)}\n`;
  if (isDeveloping && existsSync('checked-content/site.json')) {
    reporter.warn(`${report}\nThe last valid content is served meanwhile.`);
  } else reporter.panic(report);
}

function inFull(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}
