import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { language, securityPage } from '../../content/model/model';
import type { BuiltSite } from '../builtSite';
import { escapeHtml } from '../html/markup';

/** The sizes of the icons for home screens. */
export const iconSizes = [192, 512];

const SECURITY_CONTACT_MONTHS = 11;

/**
 * Writes what describes the site to machines: robots.txt, the sitemap, the manifest, and the security contact.
 *
 * @param color that of the browser around the site
 */
export function writeDiscovery(folder: string, site: BuiltSite, color: string): void {
  const { siteUrl, paths, unlisted } = site;
  const listed = paths.filter((path) => !unlisted.includes(path)).sort();
  mkdirSync(join(folder, '.well-known'), { recursive: true });
  const files = {
    'robots.txt': robotsText(siteUrl),
    'sitemap.xml': sitemap(listed.map((path) => siteUrl + path)),
    'manifest.webmanifest': webManifest(site, color),
    '.well-known/security.txt': securityText(site),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** What search engines read first: https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Writes a sitemap: https://www.sitemaps.org/protocol.html */
function sitemap(addresses: readonly string[]): string {
  const items = addresses.map((each) => `<url><loc>${escapeHtml(each)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</urlset>`;
}

/** Writes the web manifest: https://www.w3.org/TR/appmanifest/. Its addresses are relative to its own. */
function webManifest({ product }: BuiltSite, color: string): string {
  return JSON.stringify({
    name: product,
    short_name: product,
    lang: language,
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: iconSizes.map((size) => ({
      src: `icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}

/**
 * Writes `/.well-known/security.txt`, the contact for vulnerabilities (RFC 9116). It expires in less than a year, as the RFC
 * recommends. Every build renews it.
 */
export function securityText(
  site: Pick<BuiltSite, 'siteUrl' | 'email' | 'paths'>,
  builtAt = new Date(),
): string {
  const { siteUrl, email, paths } = site;
  // Counted from the first of the month: no month is skipped, whatever its length, and two builds on one day are the
  // same.
  const month = builtAt.getUTCMonth() + SECURITY_CONTACT_MONTHS;
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), month)).toISOString();
  return `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: ${language}
Canonical: ${siteUrl}/.well-known/security.txt
${paths.includes(securityPage) ? `Policy: ${siteUrl}${securityPage}\n` : ''}`;
}
