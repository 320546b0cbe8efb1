import type { BuildArgs } from 'gatsby';
import { embedAddress } from '../../content/model/embedAddress';
import { movesOf, type Redirect } from '../hosting/redirects';
import { readIslandFiles } from '../islands/islandFiles';
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
  /** The names of the scripts of the islands. */
  scripts: readonly string[];
  /** The origins of the video players that the content uses. */
  playerOrigins: readonly string[];
}

const query = /* GraphQL */ `
  query BuiltSite {
    siteWords {
      product
      language
      email
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
    allLandingPage {
      nodes {
        path
        formerPaths
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    allVideo {
      nodes {
        address
      }
    }
  }
`;

export async function readBuiltSite(
  { graphql, basePath }: BuildArgs,
  settings: Settings,
): Promise<BuiltSite> {
  const data = await queryData<Queries.BuiltSiteQuery>(graphql, query);
  const { siteWords, securityPolicy, redirects, allLandingPage, allSitePage, allVideo } = data;
  const [policy] = securityPolicy.nodes;
  const players = allVideo.nodes.flatMap(({ address }) => embedAddress(address)?.player ?? []);
  return {
    ...settings,
    ...siteWords,
    prefix: basePath,
    paths: allSitePage.nodes.map(({ path }) => path),
    securityPolicy: policy && `/${policy.slug}`,
    redirects: [...(redirects?.redirects ?? []), ...movesOf(allLandingPage.nodes)],
    scripts: readIslandFiles(),
    playerOrigins: [...new Set(players.map((player) => new URL(player).origin))].sort(),
  };
}
