/** Headers for the paths that a pattern matches: a path, or the beginning of one with `*` for its rest. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

interface HeaderParts {
  /** The content security policy of the pages. */
  csp: string;
  /** That of the editing UI, where the site has one. */
  adminCsp?: string | undefined;
  /** The origins of the video players that the content uses. */
  playerOrigins: readonly string[];
  /** The addresses, below the site's root, of files whose names change with their content. */
  hashedFiles: readonly string[];
  /** The path that the site lies below, such as `/site`; nothing where it has a host of its own. */
  prefix?: string;
  /** Whether search engines are told to leave every page out, as of a preview. */
  noindex?: boolean;
}

/** For what can change under its name: kept by browsers, but asked about each time. */
export const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/**
 * All headers of the site, in one place for every host. Where several rules match a path, all apply. Pages and
 * what else keeps its name need `revalidate` as their Cache-Control, which the known hosts send by themselves.
 */
export function headerRules(parts: HeaderParts): HeaderRule[] {
  const { csp, adminCsp, playerOrigins, hashedFiles, prefix = '', noindex = false } = parts;
  const rules: HeaderRule[] = [
    {
      path: '/*',
      headers: {
        // A host that joins the values of several rules would put the pages' policy upon the editing UI as well;
        // each page has its own within itself, but for what a page can't say.
        'Content-Security-Policy':
          adminCsp === undefined ? `${csp}; frame-ancestors 'none'` : "frame-ancestors 'self'",
        'Strict-Transport-Security': 'max-age=31536000',
        // Players refuse to play for a page that doesn't say where it is.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': permissionsPolicy(playerOrigins),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        ...(noindex ? { 'X-Robots-Tag': 'noindex' } : {}),
      },
    },
    ...(adminCsp === undefined ? [] : adminRules(adminCsp)),
    // Other sites may show the share pictures. Where a host joins this with the value above, browsers find no
    // valid one, which allows it as well: https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header
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

/** Refuses what the site never uses, and no page or player that it embeds may use. */
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

/** The editing UI: not to be found, framed by itself alone, and signed in to by a window of its own. */
function adminRules(adminCsp: string): HeaderRule[] {
  const headers = {
    'Content-Security-Policy': `${adminCsp}; frame-ancestors 'self'`,
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
  return ['/admin', '/admin/*'].map((path) => ({ path, headers }));
}

/** The headers for a path, from rules; of a header that several rules set, all values are joined. */
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
