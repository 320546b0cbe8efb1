import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { language, securityPage } from '../../content/model/model';
import type { BuiltSite } from '../builtSite';
import { escapeHtml } from '../html/markup';

/** The sizes that browsers need when someone adds the site to a home screen. */
export const iconSizes = [192, 512];

const SECURITY_CONTACT_MONTHS = 11;

/**
 * Writes what describes the site to machines: robots.txt, sitemaps, the manifest, and the security contact.
 *
 * @param color that of the browser around the site
 */
export function writeDiscovery(folder: string, site: BuiltSite, color: string): void {
  const { siteUrl, paths, unlisted } = site;
  mkdirSync(join(folder, '.well-known'), { recursive: true });
  const files = {
    'robots.txt': robotsText(siteUrl),
    'sitemap-index.xml': sitemap('sitemapindex', 'sitemap', [`${siteUrl}/sitemap-0.xml`]),
    'sitemap-0.xml': sitemap(
      'urlset',
      'url',
      paths
        .filter((path) => !unlisted.includes(path))
        .sort()
        .map((path) => siteUrl + path),
    ),
    'manifest.webmanifest': webManifest(site, color),
    '.well-known/security.txt': securityText(site),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** The text of robots.txt: https://www.sitemaps.org/protocol.html#submit_robots */
function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

/** https://www.sitemaps.org/protocol.html */
function sitemap(list: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map((each) => `<${item}><loc>${escapeHtml(each)}</loc></${item}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</${list}>`;
}

/**
 * The web manifest (https://www.w3.org/TR/appmanifest/). Its addresses are relative to its own, so that it works
 * wherever the site is served.
 */
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
 * The text of `/.well-known/security.txt`, which says whom to contact about a vulnerability: RFC 9116. It expires in
 * less than a year, as the RFC recommends; every build renews it.
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
