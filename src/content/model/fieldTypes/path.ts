import type { Findings } from '../records';
import { lineField } from './fieldType';

/** The address of a page on this site: `/` or `/words-with-hyphens`, in lower case, without a slash at the end. */
export function path(label: string, hint: string) {
  return lineField('path', label, hint, {
    example: '/architects',
    max: 120,
    pattern: /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
    accepts: 'a path in lower case with hyphens, without a slash at the end',
    check: checkPath,
  });
}

/**
 * An address of an earlier site here, whatever produced it: `/index.php`, `/About_us`, `/über-uns`. It is written
 * decoded; a `*` as its last part makes it cover everything below.
 */
export function oldPath(label: string, hint: string) {
  return lineField('old address', label, hint, {
    example: '/designers',
    max: 200,
    pattern: /^(?:\/(?!\.)[^\s/?#%*\\"'`<>{}|^$;]+)+(?:\/\*)?$/,
    accepts: 'what the address bar shows after the host, without a slash at the end',
    check: checkPath,
  });
}

/** Whether an old address, which can end in `*`, covers a path. */
export function covers(from: string, path: string): boolean {
  return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : from === path;
}

function checkPath(value: string): Findings {
  const problem = reservedPathProblem(value);
  return { problems: problem ? [problem] : [], references: [{ what: 'path', value }] };
}

const reserved =
  /^\/(?:(?:404|dev-404-page|admin|api|fonts|images|page-data|share|static)(?=\/|$)|index(?:\.html)?$|404\.html$|robots\.txt$|favicon\.\w+$|apple-touch-icon\.png$|manifest\.webmanifest$|sitemap-\w+\.xml$|_.*$)/;

/** Why neither a page nor an old address can have this path, if the build writes something else there. */
export function reservedPathProblem(path: string) {
  const start = reserved.exec(path)?.[0];
  if (start === undefined) return undefined;
  const message = `begins with ${start}, which the site itself uses`;
  return { code: 'reserved', message, advice: 'Choose another.' };
}
