import type { Redirect } from '../../content/check/addresses';
import { covers } from '../../content/fields/kinds/path';

/** A redirect as servers send it. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/**
 * Makes rules of the redirects, with and without a slash at the end. The status is 301 or 302, since Netlify supports neither
 * 308 nor 307. Rules that end in `*` come last, since hosts use the first match.
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

/** Decodes the path of a request; undefined if it is malformed. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Finds the rule for a decoded path. */
export function ruleFor(path: string, rules: readonly RedirectRule[]): RedirectRule | undefined {
  return rules.find(({ from }) => covers(from, path));
}

/** Percent-encodes an address once, as servers send it. nginx would take a `$` for a variable. */
function encoded(to: string): string {
  const own = 'https://site.invalid';
  const { href } = new URL(to, own);
  return href.replace(own, '').replaceAll('$', '%24').replaceAll("'", '%27');
}

/** Writes the location of a redirect. It keeps the query string, before the `#` of the target. */
export function locationOf(to: string, query: string): string {
  const [, address = '', anchor = ''] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  return to.includes('?') ? to : address + query + anchor;
}
