import { hostSpellings } from '../../content/fields/canonicalAddress';
import type { HeaderRule } from './headers';
import type { RedirectRule } from './redirects';

/**
 * Writes a `_headers` file for Netlify (https://docs.netlify.com/manage/routing/headers/) and Cloudflare
 * (https://developers.cloudflare.com/workers/static-assets/headers/). Throws if the latter would not read all of it.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const remedy =
    'put rules together in kit/build/hosting/headers.ts, or have fewer video players, scripts and unlisted pages';
  assertRead('rules in _headers', rules.length, 100, remedy);
  const longest = Math.max(...lines.map((line) => line.length));
  assertRead('characters in a line of _headers', longest, 2000, remedy);
  return lines.join('\n');
}

/** Reads the rules of a `_headers` file written by this site's build. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    const current = rules.at(-1);
    if (name !== undefined && value !== undefined && current) current.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ path: line, headers: {} });
  }
  return rules;
}

/**
 * Writes a `_redirects` file for Netlify (https://docs.netlify.com/manage/routing/redirects/) and Cloudflare
 * (https://developers.cloudflare.com/workers/static-assets/redirects/), of which the check lets through no more than the
 * latter reads.
 */
export function writeRedirectsFile(rules: readonly RedirectRule[]): string {
  const lines = rules.flatMap(({ from, to, status }) =>
    hostSpellings(from).map((path) => `${path} ${to} ${status}\n`),
  );
  return lines.join('');
}

/** Reads the rules of a `_redirects` file written by this site's build. */
export function readRedirectsFile(text: string): RedirectRule[] {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split('\n')) {
    const [path = '', to, status] = line.split(' ');
    if (to === undefined) continue;
    const from = decodeURIComponent(path);
    rules.set(from, { from, to, status: status === '301' ? 301 : 302 });
  }
  return [...rules.values()];
}

function assertRead(what: string, count: number, most: number, remedy: string): void {
  if (count <= most) return;
  throw new Error(
    `There are ${count} ${what}. Cloudflare reads ${most}, and ignores the rest: ${remedy}.`,
  );
}
