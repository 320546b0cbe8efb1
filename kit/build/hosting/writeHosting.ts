import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { language } from '../../content/model/model';
import type { BuiltSite } from '../builtSite';
import { escapeHtml } from '../html/markup';
import { headerRules } from './headers';
import { writeNginxConfiguration } from './nginx';
import { redirectRules } from './redirects';
import { writeHeadersFile, writeRedirectsFile } from './rulesFiles';

/**
 * Writes the configuration for each kind of host: into `public/` if hosts read it there, and into `hosting/` if it
 * isn’t part of the site.
 *
 * @param csp the content security policy of the pages
 * @param editorCsp that of the editor, if the site has one
 */
export function writeHosting(
  siteFolder: string,
  site: Pick<BuiltSite, 'paths' | 'redirects' | 'scripts' | 'playerOrigins' | 'drafts' | 'noindex'>,
  csp: string,
  editorCsp?: string,
): void {
  const { paths, redirects } = site;
  const headers = headerRules({ ...site, csp, editorCsp });
  const rules = redirectRules(redirects);
  write('public/_headers', writeHeadersFile(headers));
  write('public/_redirects', writeRedirectsFile(rules));
  write('hosting/nginx.conf', writeNginxConfiguration(headers, rules));

  // Netlify’s rules can’t have a space. There, a page redirects.
  for (const { from, to } of rules.filter((rule) => /\s.*[^/]$/.test(rule.from))) {
    write(`public${from}/index.html`, pageTo(to));
  }

  // If they find only the folder of a page, Netlify and Cloudflare redirect visitors to /clients/.
  for (const path of paths) {
    if (path === '/') continue;
    const page = join(siteFolder, 'public', path);
    cpSync(join(page, 'index.html'), `${page}.html`);
  }

  function write(place: string, text: string): void {
    const file = join(siteFolder, place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes a page that redirects to an address. */
function pageTo(address: string): string {
  const to = escapeHtml(address);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}"></head><body><p><a href="${to}">${to}</a></p></body></html>
`;
}
