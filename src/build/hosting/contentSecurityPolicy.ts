import { createHash } from 'node:crypto';

interface PageParts {
  /** The inline scripts of all pages, each as its exact text. */
  scripts: readonly string[];
  /** The inline styles of all pages, each as its exact text. */
  styles: readonly string[];
  formEndpoint: string;
  /** The origins of the video players that the content uses. */
  playerOrigins: readonly string[];
}

/**
 * The content security policy of the whole site (CSP Level 3): nothing is allowed but what the pages use.
 * Without `frame-ancestors`, which browsers refuse in a `<meta>` element; the header adds it.
 */
export function contentSecurityPolicy(parts: PageParts): string {
  const { scripts, styles, formEndpoint, playerOrigins } = parts;
  const formOrigin = new URL(formEndpoint).origin;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hash)].join(' '),
    ['style-src', ...styles.map(hash)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${formOrigin}`,
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
