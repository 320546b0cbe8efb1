import type { BuildArgs } from 'gatsby';
import { readBackend } from '../admin/backend';
import { pagePaths } from '../pages/pagePaths';
import type { Settings } from '../settings';
import { publicFolder } from '../siteFolder';
import { type Difference, findDifferences } from './findDifferences';

/**
 * Stops the build where what was built doesn't agree with its settings.
 *
 * @param policy the content security policy of the pages
 */
export async function verifyBuild(
  args: BuildArgs,
  settings: Settings,
  policy: string,
): Promise<void> {
  const differences = await findDifferences(publicFolder(args), {
    ...settings,
    policy,
    policyIsSent: readBackend(process.env) === undefined,
    paths: await pagePaths(args),
  });
  if (differences.length > 0) args.reporter.panic(differenceReport(differences));
}

const MOST_SHOWN = 10;

/** Tells what is otherwise than it should be, where, and what to do about it. */
export function differenceReport(all: readonly Difference[]): string {
  const shown = all
    .slice(0, MOST_SHOWN)
    .map(
      ({ place, what, found, expected }) =>
        `public/${place}\n  ${what}\n    is         ${found}\n    should be  ${expected}`,
    );
  const more = all.length - shown.length;
  return [
    'The built site does not agree with the settings of this build, so it must not be deployed:',
    ...shown,
    ...(more > 0 ? [`… and ${more} more.`] : []),
    'Build again: the next build starts without cached data. If the same comes up once more, the code that ' +
      'writes these files is wrong.',
  ].join('\n\n');
}
