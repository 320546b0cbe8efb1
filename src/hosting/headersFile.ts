import type { HeaderRule } from './headers';

/**
 * A `_headers` file, as Netlify and Cloudflare Pages read it:
 * https://docs.netlify.com/manage/routing/headers/ and
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

/** Reads the rules of a `_headers` file that this site's build has written. */
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
