/*
 * The scripts that stand in the pages themselves, besides the loader. They are the same on every page, so that the
 * content security policy can name each of them by its hash.
 */

/** Logs the path that was asked for, on the page for unknown addresses: specification, section 2. */
export const logMissingPath = "console.error('404: there is no page at '+location.pathname)";

/**
 * Lets the browser prepare the page that a visitor points at, so that it appears at once; those of the site alone,
 * which lies below `prefix`, such as `/site`, or nothing.
 */
export function speculationRules(prefix: string): string {
  return JSON.stringify({
    prerender: [{ where: { href_matches: `${prefix}/*` }, eagerness: 'moderate' }],
  });
}
