/** Set by the bundler; empty where only the local address is known. */
declare const SITE_URL: string | undefined;

/** The address of the live site, where it is known. */
export const siteUrl = (typeof SITE_URL === 'string' && SITE_URL) || undefined;
