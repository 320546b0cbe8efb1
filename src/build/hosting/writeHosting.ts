import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writePageFiles, writeRedirectPages } from './fileHosts';
import { headerRules } from './headers';
import { writeHeadersFile } from './headersFile';
import { writeNginxConfiguration } from './nginx';
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
 * Writes what each kind of host needs to know about the built site: below `public/` for hosts that read it there,
 * and into `hosting/` what is no part of the site.
 *
 * @throws where a host would not take all of it
 */
export function writeHosting(publicFolder: string, hosting: Hosting): void {
  const { siteUrl, paths, redirects, policy, playerOrigins, files, adminPolicy, noindex } = hosting;
  const prefix = pathPrefix(siteUrl);
  const hashedFiles = files.filter((name) => hashed.test(name)).map((name) => `/${name}`);
  const rules = headerRules({
    policy,
    playerOrigins,
    hashedFiles,
    prefix,
    adminPolicy,
    noindex,
  });
  const led = redirectRules(redirects, prefix, paths);
  write(join(publicFolder, '_headers'), writeHeadersFile(rules));
  write(join(publicFolder, '.well-known/security.txt'), hosting.securityText);
  write(join(publicFolder, '_redirects'), writeRedirectsFile(led));
  write('hosting/nginx.conf', writeNginxConfiguration(rules, led, prefix));
  writePageFiles(publicFolder, 'hosting/page-files', paths);
  writeRedirectPages('hosting/redirect-pages', { redirects, paths, siteUrl });
}

/** The path that a site lies below, such as `/site`; nothing where it has a host of its own. */
export function pathPrefix(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
