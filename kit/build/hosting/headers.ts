import { createHash } from 'node:crypto';
import { covers } from '../../content/fields/kinds/oldPath';
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
    ["script-src 'self'", ...scripts.map(source)].join(' '),
    ['style-src', ...styles.map(source)].join(' '),
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

function source(text: string): string {
  return `'${digestOf(text)}'`;
}

/** What a policy, or the `integrity` of a script, calls a text or a file by: https://www.w3.org/TR/SRI/ */
export function digestOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Headers for the paths that a pattern matches: a path, or one that ends in `/*` for all below. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

interface HeaderParts extends Pick<BuiltSite, 'playerOrigins' | 'scripts'> {
  /** The content security policy of the pages. */
  csp: string;
  /** That of the editor, if the site has one. */
  editorCsp?: string | undefined;
  noindex?: boolean;
  /** Whether it is a preview, whose review shows pages of the site in frames. */
  drafts?: boolean;
}

/** For files that can change under the same name: cached by browsers, but revalidated each time. */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * What servers answer with 404, wherever a site is: names that begin with a dot, except for `.well-known`, and what the
 * build leaves for hosts. In the syntax of nginx, too.
 */
export const unserved = /\/\.(?!well-known\/)|\/_(?:headers|redirects)$/;

const immutable = 'public, max-age=31536000, immutable';

/**
 * All headers of the site, in one place for every host. If several rules match a path, all apply. Pages and other files
 * that keep their names need `revalidate` as their Cache-Control, which the supported hosts send by default.
 */
export function headerRules(parts: HeaderParts): HeaderRule[] {
  const { csp, editorCsp, playerOrigins, scripts, noindex = false, drafts = false } = parts;
  return [
    {
      path: '/*',
      headers: {
        // A host that joins the values of several rules would also apply the pages' policy to the editor and the review;
        // each page contains its own policy, except for what a `<meta>` element can't express.
        'Content-Security-Policy':
          editorCsp === undefined && !drafts
            ? `${csp}; frame-ancestors 'none'`
            : "frame-ancestors 'self'",
        'Strict-Transport-Security': 'max-age=31536000',
        // Players refuse to play without a referrer.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': permissionsPolicy(playerOrigins),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        ...(noindex ? { 'X-Robots-Tag': 'noindex' } : {}),
      },
    },
    ...(editorCsp === undefined ? [] : editorRules(editorCsp)),
    // Other sites may show the share pictures. If a host joins this with the value above, browsers find no valid one,
    // which allows it too: https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header
    {
      path: '/share/*',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': immutable },
    },
    ...['static/*', 'fonts/*', ...scripts].map((name) => ({
      path: `/${name}`,
      headers: { 'Cache-Control': immutable },
    })),
  ];
}

/** Denies what neither the site nor the players that it embeds should ever use. */
function permissionsPolicy(playerOrigins: readonly string[]): string {
  const players = ['self', ...playerOrigins.map((origin) => `"${origin}"`)].join(' ');
  return [
    `autoplay=(${players})`,
    'camera=()',
    'display-capture=()',
    `encrypted-media=(${players})`,
    `fullscreen=(${players})`,
    'geolocation=()',
    'microphone=()',
    'payment=()',
    `picture-in-picture=(${players})`,
    'usb=()',
  ].join(', ');
}

/** The editor: not indexed, framed only by itself, and with sign-in in a separate window. */
function editorRules(editorCsp: string): HeaderRule[] {
  const headers = {
    'Content-Security-Policy': `${editorCsp}; frame-ancestors 'self'`,
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
  return ['/admin', '/admin/*'].map((path) => ({ path, headers }));
}

/** The headers for a path according to rules; if several rules set a header, its values are joined. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { headers } of rules.filter((rule) => covers(rule.path, path))) {
    for (const [name, value] of Object.entries(headers)) {
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}
