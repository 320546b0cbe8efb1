import { type CheckResult, createChecker } from '../check/checker';
import type { Entry } from '../model/entry';
import { inReadingOrder, type Problem } from '../model/problem';
import { type Publication, readPublication } from '../model/publication';
import { oneAtATime } from './oneAtATime';
import { publishedEntries } from './publishedEntries';

export type Gate = ReturnType<typeof createGate>;

/** What the check found, and what the site shows: the content as it was when it was last valid. */
export interface Passed extends CheckResult {
  published: readonly Entry[];
}

/**
 * Makes a gate before the site, for the content folder `root`. Only content that is valid as a whole gets through; what
 * is unpublished is left out, unless `publication` shows drafts. Where `forgiveUnused` is set, a problem in a file that
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

  async function run(): Promise<Passed> {
    const checked = await checker.check();
    const result = forgiveUnused ? forgiving(checked) : checked;
    if (result.problems.length === 0) published = publishedEntries(result, publication());
    return { ...result, published };
  }

  /** Checks the content and, if all of it is valid, lets it through. Calls run one after the other. */
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
