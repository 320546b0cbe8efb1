import { canonicalOldAddress } from '../canonicalAddress';
import type { ProblemText } from '../problem';
import { field } from './kind';
import { reservedPathProblem } from './path';

/**
 * An address of an earlier site here, whatever produced it: `/index.php`, `/About_us`, `/über-uns`. A `*` as its last
 * part makes it cover everything below.
 */
export function oldPath(label: string, hint: string) {
  return field(label, hint, {
    example: '/designers',
    max: 200,
    pattern: /[/.]/,
    accepts: 'what the address bar shows after the host',
    canonical: canonicalOldAddress,
    check(value, report) {
      const problem = reservedPathProblem(value) ?? misreadProblem(value);
      if (problem) report.tell(problem);
    },
  });
}

/** Whether an old address, which can end in `*`, covers a path. */
export function covers(from: string, path: string): boolean {
  return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : from === path;
}

/** An old address that all hosts read alike: words between single slashes, and a `*` as the last of them. */
const plain =
  /^(?!\/\*$)(?:\/(?!\.|:)(?:[^/?#*%"\\<>{}|^`\s\p{Default_Ignorable_Code_Point}:]| (?!.*\*$)|:(?![a-z]))+)*(?:\/\*?)?$/iu;

function misreadProblem(address: string): ProblemText | undefined {
  if (plain.test(address)) return undefined;
  const message = 'is an address that not all hosts read alike';
  const advice =
    'Write its plain path, such as /about.html, without what follows a ? or #. A * works only as the last part, such as in /blog/*.';
  return { code: 'spelling', message, advice };
}
