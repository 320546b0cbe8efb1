import { hostSpellings } from '../../content/fields/canonicalAddress';
import type { HeaderRule } from './headers';
import type { RedirectRule } from './redirects';

/**
 * Writes a `_headers` file for Netlify (https://docs.netlify.com/manage/routing/headers/) and Cloudflare
 * (https://developers.cloudflare.com/workers/static-assets/headers/), which reads 100 rules and 2,000 characters a line.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
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
 * (https://developers.cloudflare.com/workers/static-assets/redirects/). The check allows as many as Cloudflare reads.
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
