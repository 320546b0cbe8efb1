import type { HeaderRule } from './headers';

/** The limits of Cloudflare Pages; Netlify documents none. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * Writes a `_headers` file for these hosts: https://docs.netlify.com/manage/routing/headers/ and
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  const text = blocks.join('\n');
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (rules.length > MOST_RULES || longest > LONGEST_LINE) {
    throw new Error(
      `The _headers file would have ${rules.length} rules, and a line of ${longest} characters. Cloudflare Pages ` +
        `reads ${MOST_RULES} rules and ${LONGEST_LINE} characters, and ignores the rest: put rules together in ` +
        'src/build/hosting/headers.ts, or name fewer video players and scripts.',
    );
  }
  return text;
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
