import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HeaderParts, headerRules } from './headers';
import { writeHeadersFile } from './headersFile';
import { writeNginxConfiguration } from './nginx';
import { pathPrefix } from './pathPrefix';
import { type Redirect, redirectPage, redirectRules, writeRedirectsFile } from './redirects';

interface Hosting extends Omit<HeaderParts, 'hashedFiles' | 'prefix'> {
  /** Where visitors reach the site, without a slash at its end; its path is that of all pages. */
  siteUrl: string;
  /** The paths of all pages that have an address of their own. */
  paths: readonly string[];
  redirects: readonly Redirect[];
  /** The names of the files that the build has made. */
  files: readonly string[];
  /** Whom to tell about a weakness: the text of security.txt. */
  securityText: string;
}

/** What Gatsby names by its content: scripts and styles. */
const hashed = /[.-][0-9a-f]{20}\.(?:js|css)$/;

/**
 * Writes what hosts read of the site: below `public/` for those that read it there, and into `hosting/` what is no part
 * of the site.
 *
 * @throws where a host would not take all of it
 */
export function writeHostingFiles(siteFolder: string, hosting: Hosting): void {
  const { siteUrl, paths, files } = hosting;
  const prefix = pathPrefix(siteUrl);
  const hashedFiles = files.filter((name) => hashed.test(name)).map((name) => `/${name}`);
  const headers = headerRules({ ...hosting, hashedFiles, prefix });
  // A page goes before a redirect, which waits for it to go.
  const redirects = hosting.redirects.filter(({ from }) => !paths.includes(from));
  const rules = redirectRules(redirects, prefix);
  write('public/_headers', writeHeadersFile(headers));
  write('public/.well-known/security.txt', hosting.securityText);
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
  // For GitHub Pages, which knows no redirects. On Netlify a page would stand before the real redirect.
  emptyFolder('hosting/redirect-pages');
  for (const { from, to } of redirects) {
    for (const name of [`${from}.html`, `${from}/index.html`]) {
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
