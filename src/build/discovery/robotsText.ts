/**
 * The text of `/robots.txt`: everything may be read, and the sitemap lists it. RFC 9309, and
 * https://www.sitemaps.org/protocol.html#submit_robots for the address.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}
