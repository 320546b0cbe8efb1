/** Something that is wrong at an address. */
export interface Failure {
  /** The path, or the full address on another site. */
  path: string;
  /** What is wrong, as it reads after the address: `answers 404, not 200`. */
  what: string;
}

/**
 * The failures as sentences. One that all pages share is reported once, with the other paths that have it.
 *
 * @param pages the paths of all pages
 */
export function formatFailures(
  failures: readonly Failure[],
  pages: readonly string[],
  siteUrl: string,
) {
  const paths = new Map<string, string[]>();
  for (const { path, what } of failures) paths.set(what, [...(paths.get(what) ?? []), path]);
  return [...paths].flatMap(([what, found]) => {
    const isShared = pages.length > 1 && pages.every((page) => found.includes(page));
    if (!isShared) return found.map((path) => `${addressOf(path, siteUrl)} ${what}`);
    const others = [...new Set(found)].filter((path) => !pages.includes(path));
    const verb = others.length === 1 ? 'does' : 'do';
    const also = others.length === 0 ? '' : ` (so ${verb} ${others.join(' and ')})`;
    return [`Every page ${what}${also}`];
  });
}

/** The full URL of a path on the site, or of an address. */
export function addressOf(path: string, siteUrl: string): string {
  return path.startsWith('/') ? siteUrl + path : path;
}
