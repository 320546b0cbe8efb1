import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Redirect, redirectPage } from './redirects';

/**
 * Writes each page once more under the name that hosts of files look for: `clients.html` for /clients. Where they
 * find the folder alone, Netlify, Cloudflare Pages and GitHub Pages first send visitors on to /clients/. Elsewhere it
 * would be a second address of the page, so it stands beside the site, to be copied over it.
 *
 * @param paths the paths of all pages that have an address of their own
 */
export function writePageFiles(
  publicFolder: string,
  target: string,
  paths: readonly string[],
): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const path of paths) {
    if (path !== '/') copy(join(publicFolder, path, 'index.html'), join(target, `${path}.html`));
  }
}

/**
 * Writes each redirect as a page that leads on, for GitHub Pages, which knows no others. On Netlify it would stand
 * before the real redirect, so it stands beside the site as well.
 */
export function writeRedirectPages(
  target: string,
  site: { redirects: readonly Redirect[]; paths: readonly string[]; siteUrl: string },
): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const { from, to } of site.redirects) {
    if (site.paths.includes(from)) continue;
    for (const place of [`${from}.html`, `${from}/index.html`]) {
      mkdirSync(dirname(join(target, place)), { recursive: true });
      writeFileSync(join(target, place), redirectPage(to, site.siteUrl));
    }
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
