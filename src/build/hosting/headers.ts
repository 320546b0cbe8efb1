/** Headers for the paths that a pattern matches: a path, or a prefix followed by `*`. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

interface HeaderParts {
  /** The content security policy of the pages. */
  csp: string;
  /** That of the editing UI, if the site has one. */
  adminCsp?: string | undefined;
  /** The origins of the video players that the content uses. */
  playerOrigins: readonly string[];
  /** The addresses, relative to the site's root, of files whose names change with their content. */
  hashedFiles: readonly string[];
  /** The path that the site is served under, such as `/site`; empty if it has its own host. */
  prefix?: string;
  /** Whether search engines are told not to index any page, as for a preview. */
  noindex?: boolean;
}

/** For files that can change under the same name: cached by browsers, but revalidated each time. */
export const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/**
 * All headers of the site, in one place for every host. If several rules match a path, all apply. Pages and other files
 * that keep their names need `revalidate` as their Cache-Control, which the supported hosts send by default.
 */
export function headerRules(parts: HeaderParts): HeaderRule[] {
  const { csp, adminCsp, playerOrigins, hashedFiles, prefix = '', noindex = false } = parts;
  const rules: HeaderRule[] = [
    {
      path: '/*',
      headers: {
        // A host that joins the values of several rules would also apply the pages' policy to the editing UI; each page
        // contains its own policy, except for what a `<meta>` element can't express.
        'Content-Security-Policy':
          adminCsp === undefined ? `${csp}; frame-ancestors 'none'` : "frame-ancestors 'self'",
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
    ...(adminCsp === undefined ? [] : adminRules(adminCsp)),
    // Other sites may show the share pictures. If a host joins this with the value above, browsers find no valid one,
    // which allows it too: https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header
    {
      path: '/share/*',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': immutable },
    },
    ...['/static/*', '/fonts/*', ...hashedFiles].map((path) => ({
      path,
      headers: { 'Cache-Control': immutable },
    })),
  ];
  return rules.map(({ path, headers }) => ({ path: prefix + path, headers }));
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

/** The editing UI: not indexed, framed only by itself, and with sign-in in a separate window. */
function adminRules(adminCsp: string): HeaderRule[] {
  const headers = {
    'Content-Security-Policy': `${adminCsp}; frame-ancestors 'self'`,
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
  return ['/admin', '/admin/*'].map((path) => ({ path, headers }));
}

/** The headers for a path according to rules; if several rules set a header, its values are joined. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { headers } of rules.filter((rule) => matches(path, rule.path))) {
    for (const [name, value] of Object.entries(headers)) {
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
