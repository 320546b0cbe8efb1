import type { Redirect } from '../../content/check/addresses';
import { covers } from '../../content/model/fieldTypes/oldPath';
import { escapeHtml } from '../html/escapeHtml';

/** A redirect as servers send it: paths include that of the site. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/** The limits of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/redirects/ */
const most = { characters: 1000, rules: 2000, withStar: 100 };

/**
 * The redirects as rules, with and without a slash at the end. 301 and 302 rather than 308 and 307, which would
 * preserve the request method: nothing on this site takes anything but GET, and Netlify supports only the former. Rules
 * that end in `*` come last, since hosts use the first match.
 */
export function redirectRules(redirects: readonly Redirect[], prefix: string): RedirectRule[] {
  const rules = redirects.flatMap(({ from, to, permanent }) => {
    const target = encoded(to.startsWith('/') ? prefix + to : to);
    const status = permanent ? 301 : 302;
    const paths = from.endsWith('*') ? [from] : [from, `${from}/`];
    return paths.map((path) => ({ from: prefix + path, to: target, status }) as const);
  });
  return [...rules.filter((rule) => !isWildcard(rule)), ...rules.filter(isWildcard)];
}

/** The rule for a decoded path, if there is one. */
export function ruleFor(path: string, rules: readonly RedirectRule[]): RedirectRule | undefined {
  return rules.find(({ from }) => covers(from, path));
}

function isWildcard({ from }: RedirectRule): boolean {
  return from.endsWith('*');
}

/** An address as servers send it: percent-encoded once. nginx would take a `$` for a variable. */
function encoded(to: string): string {
  const own = 'https://site.invalid';
  const { href } = new URL(to, own);
  return href.replace(own, '').replaceAll('$', '%24').replaceAll("'", '%27');
}

/** Writes a `_redirects` file for Netlify and Cloudflare Pages: https://docs.netlify.com/manage/routing/redirects/ */
export function writeRedirectsFile(rules: readonly RedirectRule[]): string {
  // Cloudflare matches the encoded address, and Netlify the decoded one.
  const lines = rules.flatMap(({ from, to, status }) =>
    [...new Set([from, encodeURI(from)])].map((path) => `${path} ${to} ${status}\n`),
  );
  const long = lines.find((line) => line.length > most.characters);
  if (long !== undefined) {
    throw new Error(
      `The redirect from ${long.split(' ')[0]} has more than the ${most.characters} characters that Cloudflare Pages ` +
        'reads. Shorten its target in content/redirects.json.',
    );
  }
  const withStar = lines.filter((line) => line.includes('* ')).length;
  const others = lines.length - withStar;
  if (others > most.rules || withStar > most.withStar) {
    throw new Error(
      `There are ${others} rules for redirects, at least two for each address, and ${withStar} with a *. Cloudflare ` +
        `Pages reads ${most.rules} and ${most.withStar}: remove some from content/redirects.json.`,
    );
  }
  return lines.join('');
}

/** Reads the rules of a `_redirects` file written by this site's build. */
export function readRedirectsFile(text: string): RedirectRule[] {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split('\n')) {
    const [path = '', to, status] = line.split(' ');
    if (to === undefined) continue;
    const from = decodeURI(path);
    rules.set(from, { from, to, status: status === '301' ? 301 : 302 });
  }
  return [...rules.values()];
}

/** The location that a redirect sends a request to: the query string is kept, before the `#` of the target. */
export function locationOf(to: string, query: string): string {
  const [, address = '', anchor = ''] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  return to.includes('?') ? to : address + query + anchor;
}

/** The page that redirects on hosts that can only serve files. */
export function redirectPage(to: string, siteUrl: string): string {
  const address = escapeHtml(encoded(to.startsWith('/') ? siteUrl + to : to));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<title>${address}</title>
</head>
<body>
<a href="${address}">${address}</a>
</body>
</html>
`;
}
