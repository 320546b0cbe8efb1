import { createHash } from 'node:crypto';
import { covers } from '../../content/fields/kinds/path';
import type { BuiltSite } from '../builtSite';

/**
 * Writes the content security policy of the site (CSP Level 3), which allows only what the pages use. The header adds
 * `frame-ancestors`, which browsers ignore in a `<meta>` element.
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

/** The hash of a text or a file, for a policy or for `integrity`: https://www.w3.org/TR/SRI/ */
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
  /** The content security policy of the editor, if the site has one. */
  editorCsp?: string | undefined;
  noindex?: boolean;
  /** Whether it is a preview, whose review shows pages of the site in frames. */
  drafts?: boolean;
}

/** The Cache-Control of files that keep their names: browsers cache them, and revalidate them each time. */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Paths that servers answer with 404: names that begin with a dot, except for `.well-known`, and the build’s files for hosts.
 * The pattern is valid in nginx, too.
 */
export const unserved = /\/\.(?!well-known\/)|\/_(?:headers|redirects)$/;

const immutable = 'public, max-age=31536000, immutable';

/**
 * Lists all headers of the site, for every host. If several rules match a path, all apply. Pages and other files that keep
 * their names need `revalidate` as their Cache-Control, which the supported hosts send by default.
 */
export function headerRules(parts: HeaderParts): HeaderRule[] {
  const { csp, editorCsp, playerOrigins, scripts, noindex = false, drafts = false } = parts;
  return [
    {
      path: '/*',
      headers: {
        // A host that joins the values of several rules would apply the pages' policy to the editor and the review, too.
        // Each page contains its own policy, except for `frame-ancestors`.
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

/** Denies features that neither the site nor its players use. */
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

/** The headers of the editor: not indexed, framed only by itself, and with sign-in in a separate window. */
function editorRules(editorCsp: string): HeaderRule[] {
  const headers = {
    'Content-Security-Policy': `${editorCsp}; frame-ancestors 'self'`,
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
  return ['/admin', '/admin/*'].map((path) => ({ path, headers }));
}

/** Finds the headers for a path. If several rules set a header, its values are joined. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { headers } of rules.filter((rule) => covers(rule.path, path))) {
    for (const [name, value] of Object.entries(headers)) {
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}
