import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { adminCsp } from '../admin/adminCsp';
import { queryData } from '../queryData';
import type { BuiltSite } from '../site/builtSite';
import { headerRules } from './headers';
import { writeHeadersFile } from './headersFile';
import { writeNginxConfiguration } from './nginx';
import { type Redirect, redirectPage, redirectRules, writeRedirectsFile } from './redirects';
import { securityText } from './securityText';
import { notFoundPath } from './unservedPaths';

const query = /* GraphQL */ `
  query HostedSite {
    siteWords { email language }
    securityPolicy: allPolicy(filter: { slug: { eq: "security-policy" } }) { nodes { slug } }
    redirects { redirects { from to permanent } }
  }
`;

/**
 * Tells each kind of host what it needs to know about the site.
 *
 * @param csp the content security policy of the pages
 * @throws where a host would not take all of it
 */
export async function writeHosting(
  { graphql }: Pick<BuildArgs, 'graphql'>,
  site: BuiltSite,
  csp: string,
): Promise<void> {
  const data = await queryData<Queries.HostedSiteQuery>(graphql, query);
  const [securityPolicy] = data.securityPolicy.nodes;
  const policyPath = securityPolicy && `/${securityPolicy.slug}`;
  writeHostingFiles('.', {
    ...site,
    csp,
    redirects: data.redirects?.redirects ?? [],
    securityText: securityText(site.siteUrl, { ...data.siteWords, policyPath }),
  });
}

interface Hosting extends Omit<BuiltSite, 'formEndpoint' | 'digests'> {
  csp: string;
  redirects: readonly Redirect[];
  /** Whom to tell about a weakness: the text of security.txt. */
  securityText: string;
}

/** Writes below `public/` what hosts read there, and into `hosting/` what is no part of the site. */
export function writeHostingFiles(siteFolder: string, hosting: Hosting): void {
  const { siteUrl, prefix, backend } = hosting;
  const paths = hosting.paths.filter((path) => !notFoundPath().test(path));
  const headers = headerRules({
    ...hosting,
    adminCsp: backend && adminCsp(backend),
    hashedFiles: hosting.scripts.map((name) => `/${name}`),
  });
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
