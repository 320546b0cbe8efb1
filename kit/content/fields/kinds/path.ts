import { canonicalOldAddress } from '../canonicalAddress';
import type { ProblemText } from '../problem';
import { field } from './kind';

/** The address of a page on this site: `/` or `/words-with-hyphens`, in lower case, without a slash at the end. */
export function path(label: string, hint: string) {
  return field(label, hint, {
    example: '/architects',
    max: 120,
    pattern: /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
    accepts: 'a path in lower case with hyphens, without a slash at the end',
    check(value, report) {
      const problem = pagePathProblem(value);
      if (problem) report.tell(problem);
    },
  });
}

const reserved =
  /^\/(?:(?:404|dev-404-page|admin|api|fonts|images|page-data|share|static)(?=\/|$)|index(?:\.html)?$|404\.html$|robots\.txt$|favicon\.\w+$|apple-touch-icon\.png$|manifest\.webmanifest$|sitemap\.xml$|_.*$)/;

/** Why no page can have this path: the build writes something else there, or hosts take it for the file of a page. */
export function pagePathProblem(path: string): ProblemText | undefined {
  const end = /(?:\/(?:index|404)|\.html)$/.exec(path)?.[0];
  const message = `ends in ${end}, which hosts take for the file of another page`;
  const ending = end ? { code: 'reserved', message, advice: 'Choose another.' } : undefined;
  return reservedPathProblem(path) ?? ending;
}

/** Why neither a page nor an old address can have this path, if the build writes something else there. */
export function reservedPathProblem(path: string): ProblemText | undefined {
  const start = reserved.exec(path)?.[0];
  if (start === undefined) return undefined;
  const message = `begins with ${start}, which the site itself uses`;
  return { code: 'reserved', message, advice: 'Choose another.' };
}

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
