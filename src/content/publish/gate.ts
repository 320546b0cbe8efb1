import { type CheckResult, createChecker } from '../check/checker';
import type { Entry } from '../model/entry';
import { inReadingOrder, type Problem } from '../model/problem';
import { type Publication, readPublication } from '../model/publication';
import { oneAtATime } from './oneAtATime';
import { publishedEntries } from './publishedEntries';

export type Gate = ReturnType<typeof createGate>;

/** What the check found, and what the site shows: the content as of the last time it was valid. */
export interface GateResult extends CheckResult {
  published: readonly Entry[];
}

/**
 * Makes a gate in front of the site, for the content folder `root`. Content gets through only if all of it is valid;
 * unpublished parts are left out unless `publication` shows drafts. With `forgiveUnused`, a problem in a file that
 * nothing uses is only a warning.
 */
export function createGate(
  root: string,
  publication: () => Publication = readPublication,
  { forgiveUnused = false } = {},
) {
  const checker = createChecker(root, publication);
  const inTurn = oneAtATime();
  let published: readonly Entry[] = [];

  async function run(): Promise<GateResult> {
    const checked = await checker.check();
    const result = forgiveUnused ? forgiving(checked) : checked;
    if (result.problems.length === 0) published = publishedEntries(result, publication());
    return { ...result, published };
  }

  /** Checks the content and, if all of it is valid, lets it through. Calls run one at a time. */
  const pass = () => inTurn(run);
  return { checker, pass };
}

function forgiving(checked: CheckResult): CheckResult {
  const { problems, unusedProblems, warnings } = checked;
  const forgiven = unusedProblems.map(
    (problem): Problem => ({
      ...problem,
      advice: `${problem.advice} Nothing uses this file, so the rest is shown, but it stops a build.`,
      severity: 'warning',
    }),
  );
  return {
    ...checked,
    problems: problems.filter((problem) => !unusedProblems.includes(problem)),
    warnings: inReadingOrder([...warnings, ...forgiven]),
  };
}
