import type { BuildArgs } from 'gatsby';
import { queryData } from '../queryData';

interface ListedPaths {
  allSitePage: { nodes: { path: string }[] };
}

/** The paths of all pages as Gatsby knows them, of which those for unknown addresses have none of their own. */
export async function pagePaths({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<string[]> {
  const { allSitePage } = await queryData<ListedPaths>(
    graphql,
    'query ListedPaths { allSitePage { nodes { path } } }',
  );
  return allSitePage.nodes.map(({ path }) => path);
}
