import type { BuildArgs } from 'gatsby';
import { embedAddress } from '../../content/model/embedAddress';
import { readIslands } from '../islands/islandFiles';
import { queryData } from '../queryData';
import type { Settings } from '../settings';

/** What the last steps of a build have to know of the site. */
export interface BuiltSite extends Settings {
  /** The path that the site lies below, such as `/site`; nothing where it has a host of its own. */
  prefix: string;
  /** The paths of all pages as Gatsby knows them, of which those for unknown addresses have none of their own. */
  paths: readonly string[];
  /** The digests of all files of the content. */
  digests: readonly string[];
  /** The names of the scripts of the islands. */
  scripts: readonly string[];
  /** The origins of the video players that the content uses. */
  playerOrigins: readonly string[];
}

export async function readBuiltSite(
  { graphql, basePath }: BuildArgs,
  settings: Settings,
): Promise<BuiltSite> {
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
  const origins = allVideo.nodes.flatMap(({ address }) => embedAddress(address)?.origin ?? []);
  return {
    ...settings,
    prefix: basePath,
    paths: allSitePage.nodes.map(({ path }) => path),
    digests: allFile.nodes.map(({ internal }) => internal.contentDigest),
    scripts: readIslands().files,
    playerOrigins: [...new Set(origins)].sort(),
  };
}
