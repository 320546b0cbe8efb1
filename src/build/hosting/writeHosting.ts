import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { adminCsp } from '../admin/adminCsp';
import type { BuiltSite } from '../builtSite';
import { headerRules } from './headers';
import { writeHeadersFile } from './headersFile';
import { writeNginxConfiguration } from './nginx';
import { redirectPage, redirectRules, writeRedirectsFile } from './redirects';
import { securityText } from './securityText';

/**
 * Tells each kind of host what it needs to know about the site: below `public/` where hosts read it there, and in
 * `hosting/` what is no part of the site.
 * Throws where a host would not take all of it.
 */
export function writeHosting(
  siteFolder: string,
  site: Omit<BuiltSite, 'formEndpoint' | 'product'>,
  csp: string,
): void {
  const { siteUrl, prefix, backend, paths, redirects } = site;
  const headers = headerRules({
    ...site,
    csp,
    adminCsp: backend && adminCsp(backend),
    hashedFiles: site.scripts.map((name) => `/${name}`),
  });
  const rules = redirectRules(redirects, prefix);
  write('public/_headers', writeHeadersFile(headers));
  write('public/.well-known/security.txt', securityText(site));
  write('public/_redirects', writeRedirectsFile(rules));
  write('hosting/nginx.conf', writeNginxConfiguration(headers, rules, prefix));

  // Where they find the folder of a page alone, Netlify, Cloudflare Pages and GitHub Pages first send visitors on to
  // /clients/. Elsewhere this would be a second address of the page, so it stands beside the site, to be copied over it.
  emptyFolder('hosting/page-files');
  for (const path of paths) {
    if (path === '/') continue;
    const page = readFileSync(join(siteFolder, 'public', path, 'index.html'), 'utf8');
    write(`hosting/page-files${path}.html`, page);
  }
  // For GitHub Pages, which knows no redirects, and none for all addresses below one. On Netlify a page would stand before the real redirect.
  emptyFolder('hosting/redirect-pages');
  for (const { from, to } of redirects) {
    if (from.endsWith('*')) continue;
    const file = from.endsWith('.html') ? from : `${from}.html`;
    for (const name of [file, `${from}/index.html`]) {
      write(`hosting/redirect-pages${name}`, redirectPage(to, siteUrl));
    }
  }

  function write(place: string, text: string): void {
    const file = join(siteFolder, place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  function emptyFolder(place: string): void {
    rmSync(join(siteFolder, place), { recursive: true, force: true });
    mkdirSync(join(siteFolder, place), { recursive: true });
  }
}
