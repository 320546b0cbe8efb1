import { createHash } from 'node:crypto';
import type { BuiltSite } from '../builtSite';

/**
 * The content security policy of the whole site (CSP Level 3): only what the pages use is allowed. Without
 * `frame-ancestors`, which browsers ignore in a `<meta>` element; the header adds it.
 *
 * @param scripts the inline scripts of all pages, each as its exact text
 * @param styles the inline styles of all pages, each as its exact text
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  { formEndpoint, playerOrigins }: Pick<BuiltSite, 'formEndpoint' | 'playerOrigins'>,
): string {
  const formOrigin = new URL(formEndpoint).origin;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hash)].join(' '),
    ['style-src', ...styles.map(hash)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Lighthouse fetches robots.txt from within the page; no script of the site does.
    `connect-src 'self' ${formOrigin}`,
    `frame-src ${playerOrigins.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    `form-action ${formOrigin}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
