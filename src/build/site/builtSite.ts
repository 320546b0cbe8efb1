import type { BuildArgs } from 'gatsby';
import { embedAddress } from '../../content/model/embedAddress';
import type { Redirect } from '../hosting/redirects';
import { readIslands } from '../islands/islandFiles';
import { queryData } from '../queryData';
import type { Settings } from '../settings';

/** What the last steps of a build have to know of the site. */
export interface BuiltSite extends Settings {
  product: string;
  language: string;
  email: string;
  /** The path that the site lies below, such as `/site`; nothing where it has a host of its own. */
  prefix: string;
  /** The paths of all pages as Gatsby knows them, of which those for unknown addresses have none of their own. */
  paths: readonly string[];
  /** The path of the security policy, where there is one. */
  securityPolicy: string | undefined;
  redirects: readonly Redirect[];
  /** Of all files of the content. */
  digests: readonly string[];
  /** The names of the scripts of the islands. */
  scripts: readonly string[];
  /** The origins of the video players that the content uses. */
  playerOrigins: readonly string[];
}

const hostedSite = /* GraphQL */ `
  query HostedSite {
    siteWords { email language }
    securityPolicy: allPolicy(filter: { slug: { eq: "security-policy" } }) { nodes { slug } }
    redirects { redirects { from to permanent } }
  }
`;

export async function readBuiltSite(
  { graphql, basePath }: BuildArgs,
  settings: Settings,
): Promise<BuiltSite> {
  const { siteWords } = await queryData<Queries.DiscoveredSiteQuery>(
    graphql,
    /* GraphQL */ `query DiscoveredSite { siteWords { product language } }`,
  );
  const hosted = await queryData<Queries.HostedSiteQuery>(graphql, hostedSite);
  const { allSitePage } = await queryData<Queries.ListedPathsQuery>(
    graphql,
    /* GraphQL */ `query ListedPaths { allSitePage { nodes { path } } }`,
  );
  const { allFile } = await queryData<Queries.ListedFilesQuery>(
    graphql,
    /* GraphQL */ `query ListedFiles { allFile { nodes { internal { contentDigest } } } }`,
  );
  const { allVideo } = await queryData<Queries.ListedVideosQuery>(
    graphql,
    /* GraphQL */ `query ListedVideos { allVideo { nodes { address } } }`,
  );
  const [securityPolicy] = hosted.securityPolicy.nodes;
  const origins = allVideo.nodes.flatMap(({ address }) => embedAddress(address)?.origin ?? []);
  return {
    ...settings,
    ...siteWords,
    ...hosted.siteWords,
    prefix: basePath,
    paths: allSitePage.nodes.map(({ path }) => path),
    securityPolicy: securityPolicy && `/${securityPolicy.slug}`,
    redirects: hosted.redirects?.redirects ?? [],
    digests: allFile.nodes.map(({ internal }) => internal.contentDigest),
    scripts: readIslands().files,
    playerOrigins: [...new Set(origins)].sort(),
  };
}
