/*
 * The inline scripts of the pages, besides the loader. They are the same on every page, so that the content security
 * policy can name each of them by its hash.
 */

/** Logs the requested path on the page for unknown addresses: specification, section 2. */
export const logMissingPath = "console.error('404: there is no page at '+location.pathname)";

/** Lets the browser prerender the page of the site that a visitor points at, so that it appears at once. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
