import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writePageFiles, writeRedirectPages } from './fileHosts';
import { headerRules } from './headers';
import { writeHeadersFile } from './headersFile';
import { writeNginxConfiguration } from './nginx';
import { pathPrefix } from './pathPrefix';
import { type Redirect, redirectRules, writeRedirectsFile } from './redirects';

interface Hosting {
  /** Where visitors reach the site, without a slash at its end; its path is that of all pages. */
  siteUrl: string;
  /** The paths of all pages that have an address of their own. */
  paths: readonly string[];
  redirects: readonly Redirect[];
  /** The content security policy of the pages. */
  policy: string;
  playerOrigins: readonly string[];
  /** The names of the files that the build has made. */
  files: readonly string[];
  /** The content security policy of the editing UI, where the site has one. */
  adminPolicy: string | undefined;
  /** Whether search engines are told to leave every page out. */
  noindex: boolean;
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
  const { siteUrl, paths, redirects, files } = hosting;
  const prefix = pathPrefix(siteUrl);
  const hashedFiles = files.filter((name) => hashed.test(name)).map((name) => `/${name}`);
  const headers = headerRules({ ...hosting, hashedFiles, prefix });
  const led = redirectRules(redirects, prefix, paths);
  const texts: [place: string, text: string][] = [
    ['public/_headers', writeHeadersFile(headers)],
    ['public/.well-known/security.txt', hosting.securityText],
    ['public/_redirects', writeRedirectsFile(led)],
    ['hosting/nginx.conf', writeNginxConfiguration(headers, led, prefix)],
  ];
  for (const [place, text] of texts) {
    const file = join(siteFolder, place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writePageFiles(join(siteFolder, 'public'), join(siteFolder, 'hosting/page-files'), paths);
  writeRedirectPages(join(siteFolder, 'hosting/redirect-pages'), { redirects, paths, siteUrl });
}
