import { createHash } from 'node:crypto';

export interface PolicyParts {
  /** The inline scripts of all pages, each as its exact text. */
  scripts: readonly string[];
  /** The inline styles of all pages, each as its exact text. */
  styles: readonly string[];
  /** The origin of the form service. */
  formOrigin: string;
  /** The origins of the video players that the content uses. */
  playerOrigins: readonly string[];
}

/**
 * The content security policy of the whole site (CSP Level 3): nothing is allowed but what the pages use.
 * Without `frame-ancestors`, which browsers refuse in a `<meta>` element; the header adds it.
 */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { scripts, styles, formOrigin, playerOrigins } = parts;
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hash)],
    ['style-src', ...styles.map(hash)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', formOrigin],
    ['frame-src', ...(playerOrigins.length > 0 ? playerOrigins : ["'none'"])],
    ['manifest-src', "'self'"],
    ['form-action', formOrigin],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
