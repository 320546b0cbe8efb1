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
