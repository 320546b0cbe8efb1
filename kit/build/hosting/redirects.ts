import type { Redirect } from '../../content/check/addresses';
import { covers } from '../../content/fields/kinds/oldPath';

/** A redirect as servers send it. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/**
 * The redirects as rules, with and without a slash at the end. 301 and 302 rather than 308 and 307, which would
 * preserve the request method: nothing on this site takes anything but GET, and Netlify supports only the former. Rules
 * that end in `*` come last, since hosts use the first match.
 */
export function redirectRules(redirects: readonly Redirect[]): RedirectRule[] {
  const rules = redirects.flatMap(({ from, to, permanent }) => {
    const status = permanent ? 301 : 302;
    const paths = from.endsWith('*') ? [from] : [from, `${from}/`];
    return paths.map((path) => ({ from: path, to: encoded(to), status }) as const);
  });
  const isWildcard = ({ from }: RedirectRule) => Number(from.endsWith('*'));
  return rules.sort((one, other) => isWildcard(one) - isWildcard(other));
}

/** The decoded path of a request, or undefined if it is malformed. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The rule for a decoded path, if there is one. */
export function ruleFor(path: string, rules: readonly RedirectRule[]): RedirectRule | undefined {
  return rules.find(({ from }) => covers(from, path));
}

/** An address as servers send it: percent-encoded once. nginx would take a `$` for a variable. */
function encoded(to: string): string {
  const own = 'https://site.invalid';
  const { href } = new URL(to, own);
  return href.replace(own, '').replaceAll('$', '%24').replaceAll("'", '%27');
}

/** The location that a redirect sends a request to: the query string is kept, before the `#` of the target. */
export function locationOf(to: string, query: string): string {
  const [, address = '', anchor = ''] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  return to.includes('?') ? to : address + query + anchor;
}
