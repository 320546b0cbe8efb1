import type { Redirect } from '../../content/check/addresses';
import { covers } from '../../content/model/kinds/oldPath';
import { escapeHtml } from '../html/escapeHtml';

/** A redirect as servers answer it: paths begin with that of the site. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/** What Cloudflare Pages reads at most: https://developers.cloudflare.com/pages/configuration/redirects/ */
const most = { characters: 1000, rules: 2000, withStar: 100 };

/**
 * The redirects as rules, with and without a slash at the end. 301 and 302 rather than 308 and 307, which would keep
 * the method of a request: nothing of this site takes another than GET, and Netlify knows the former two alone. Those that
 * end in `*` come last, since hosts take the first that matches.
 */
export function redirectRules(redirects: readonly Redirect[], prefix: string): RedirectRule[] {
  const rules = redirects.flatMap(({ from, to, permanent }) => {
    const target = encoded(to.startsWith('/') ? prefix + to : to);
    const status = permanent ? 301 : 302;
    const paths = from.endsWith('*') ? [from] : [from, `${from}/`];
    return paths.map((path) => ({ from: prefix + path, to: target, status }) as const);
  });
  return [...rules.filter((rule) => !isOpen(rule)), ...rules.filter(isOpen)];
}

/** The rule for a decoded path, if there is one. */
export function ruleFor(path: string, rules: readonly RedirectRule[]): RedirectRule | undefined {
  return rules.find(({ from }) => covers(from, path));
}

function isOpen({ from }: RedirectRule): boolean {
  return from.endsWith('*');
}

/** An address as servers send it: percent-encoded, once. nginx would take a `$` for a variable. */
function encoded(to: string): string {
  const own = 'https://site.invalid';
  const { href } = new URL(to, own);
  return href.replace(own, '').replaceAll('$', '%24').replaceAll("'", '%27');
}

/** A `_redirects` file, as Netlify and Cloudflare Pages read it: https://docs.netlify.com/manage/routing/redirects/ */
export function writeRedirectsFile(rules: readonly RedirectRule[]): string {
  // Cloudflare looks for an address as it is sent, and Netlify as it reads.
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

/** Reads the rules of a `_redirects` file that this site's build has written. */
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

/** Where a redirect leads a request: what was asked after the `?` goes along, before the `#` of the target. */
export function locationOf(to: string, query: string): string {
  const [, address = '', anchor = ''] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  return to.includes('?') ? to : address + query + anchor;
}

/** The page that leads on where a host can answer with nothing but files. */
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
