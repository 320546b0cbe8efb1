import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PreInitArgs } from 'gatsby';
import { formatProblem } from '../../content/check/formatProblem';
import { type RemovedSince, removedSince } from '../../content/check/history';
import type { Gate } from '../../content/publish/gate';
import { siteFolder } from '../siteFolder';

/**
 * Lets the content through the gate to the folder that Gatsby reads, and stops where it has problems; while developing
 * only where there is no valid content to serve meanwhile.
 */
export async function passContent(args: PreInitArgs, gate: Gate): Promise<void> {
  const { reporter } = args;
  const isDeveloping = process.env.gatsby_executing_command === 'develop';
  const checked = await gate.pass();
  const { warnings } = checked;
  // Under the dev server a page may be on its way to another address.
  const removed: RemovedSince = isDeveloping
    ? { problems: [] }
    : removedSince(siteFolder(args), checked);
  if (removed.skipped) reporter.info(`Removed addresses were not looked for: ${removed.skipped}.`);
  const problems = [...checked.problems, ...removed.problems];
  if (warnings.length > 0) {
    reporter.warn(`About the content:\n\n${warnings.map(formatProblem).join('\n\n')}\n`);
  }
  if (problems.length === 0) return;
  const report = `The content has problems:\n\n${problems.map(formatProblem).join('\n\n')}\n`;
  const hasLastGood = existsSync(join(siteFolder(args), 'checked-content/site.json'));
  if (isDeveloping && hasLastGood) {
    reporter.warn(`${report}\nThe last valid content is served meanwhile.`);
  } else reporter.panic(report);
}
