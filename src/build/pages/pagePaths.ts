import type { BuildArgs } from 'gatsby';
import { queryData } from '../queryData';

/** The paths of all pages as Gatsby knows them, of which those for unknown addresses have none of their own. */
export async function pagePaths({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<string[]> {
  const { allSitePage } = await queryData<Queries.ListedPathsQuery>(
    graphql,
    /* GraphQL */ `query ListedPaths { allSitePage { nodes { path } } }`,
  );
  return allSitePage.nodes.map(({ path }) => path);
}
