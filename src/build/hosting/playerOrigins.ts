import type { BuildArgs } from 'gatsby';
import { embedAddress } from '../../content/model/embedAddress';
import { queryData } from '../queryData';

/** The origins of the video players that the content uses. */
export async function playerOrigins({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<string[]> {
  const { allVideo } = await queryData<Queries.ListedVideosQuery>(
    graphql,
    /* GraphQL */ `query ListedVideos { allVideo { nodes { address } } }`,
  );
  const players = allVideo.nodes.flatMap(({ address }) => embedAddress(address)?.player ?? []);
  return [...new Set(players.map((player) => new URL(player).origin))].sort();
}
