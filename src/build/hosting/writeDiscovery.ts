import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { theme } from '../../theme';
import type { BuiltSite } from '../builtSite';
import { escapeHtml } from '../html/escapeHtml';

/** The sizes that browsers need when someone adds the site to a home screen. */
export const iconSizes = [192, 512];

/** Writes what describes the site to machines: robots.txt, sitemaps, and the manifest. */
export async function writeDiscovery(folder: string, site: BuiltSite): Promise<void> {
  const sitemapIndex = inSitemaps('sitemapindex', 'sitemap', [`${site.siteUrl}/sitemap-0.xml`]);
  await Promise.all([
    writeFile(join(folder, 'robots.txt'), robotsText(site.siteUrl)),
    writeFile(join(folder, 'sitemap-index.xml'), sitemapIndex),
    writeFile(join(folder, 'sitemap-0.xml'), sitemap(site)),
    writeFile(join(folder, 'manifest.webmanifest'), webManifest(site)),
  ]);
}

/**
 * The text of `/robots.txt`: everything may be crawled, and the sitemap lists it. RFC 9309, and
 * https://www.sitemaps.org/protocol.html#submit_robots for the address.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

/** All pages: https://www.sitemaps.org/protocol.html */
export function sitemap({ siteUrl, paths }: Pick<BuiltSite, 'siteUrl' | 'paths'>): string {
  const addresses = [...paths].sort().map((path) => siteUrl + path);
  return inSitemaps('urlset', 'url', addresses);
}

function inSitemaps(list: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map((each) => `<${item}><loc>${escapeHtml(each)}</loc></${item}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</${list}>`;
}

/**
 * The web manifest (https://www.w3.org/TR/appmanifest/). Its addresses are relative to its own, so that it works
 * wherever the site is served.
 */
export function webManifest({
  product,
  language,
}: Pick<BuiltSite, 'product' | 'language'>): string {
  const { light } = theme.browserColor;
  return JSON.stringify({
    name: product,
    short_name: product,
    lang: language,
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: iconSizes.map((size) => ({
      src: `icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
