import type { BuildArgs } from 'gatsby';
import { readBackend } from '../admin/backend';
import { adminPolicy } from '../admin/policy';
import { readIslands } from '../islands/islandFiles';
import { pagePaths } from '../pages/pagePaths';
import { queryData } from '../queryData';
import type { Settings } from '../settings';
import { siteFolder } from '../siteFolder';
import { writeHostingFiles } from './hostingFiles';
import { playerOrigins } from './playerOrigins';
import { securityText } from './securityText';
import { notFoundPath } from './unservedPaths';

const query = /* GraphQL */ `
  query HostedSite {
    siteWords {
      email
      language
    }
    securityPolicy: allPolicy(filter: { slug: { eq: "security-policy" } }) {
      nodes {
        slug
      }
    }
    redirects {
      redirects {
        from
        to
        permanent
      }
    }
  }
`;

/**
 * Tells each kind of host what it needs to know about the site.
 *
 * @param policy the content security policy of the pages
 * @throws where a host would not take all of it
 */
export async function writeHosting(
  args: BuildArgs,
  settings: Settings,
  policy: string,
): Promise<void> {
  const data = await queryData<Queries.HostedSiteQuery>(args.graphql, query);
  const { siteUrl, noindex } = settings;
  const backend = readBackend(process.env);
  const [securityPolicy] = data.securityPolicy.nodes;
  const paths = await pagePaths(args);
  writeHostingFiles(siteFolder(args), {
    siteUrl,
    paths: paths.filter((path) => !notFoundPath().test(path)),
    redirects: data.redirects?.redirects ?? [],
    policy,
    playerOrigins: await playerOrigins(args),
    files: readIslands(siteFolder(args)).files,
    adminPolicy: backend && adminPolicy(backend),
    noindex,
    securityText: securityText({
      ...data.siteWords,
      siteUrl,
      policyPath: securityPolicy && `/${securityPolicy.slug}`,
      builtAt: new Date(),
    }),
  });
}
