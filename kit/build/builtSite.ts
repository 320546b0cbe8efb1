import type { BuildArgs } from 'gatsby';
import { addressesIn } from '../content/check/addresses';
import { embedAddress } from '../content/fields/embedAddress';
import { type Entry, entriesOf, siteWords } from '../content/model/entry';
import { readIslandFiles } from './html/islandFiles';
import type { Settings } from './settings';

/** What the last steps of a build need to know about the site. */
export type BuiltSite = ReturnType<typeof describeSite>;

/** Describes the site that has just been built of these entries. Throws where the content has no words of the site. */
export function describeSite(
  { basePath }: Pick<BuildArgs, 'basePath'>,
  settings: Settings,
  entries: readonly Entry[],
) {
  const { product, email } = siteWords(entries);
  const { pages, unlisted, redirects } = addressesIn(entries);
  const players = entriesOf('videos', entries).flatMap(
    ({ fields }) => embedAddress(fields.address)?.player ?? [],
  );
  return {
    ...settings,
    product,
    email,
    /** The path that the site is served under, such as `/site`; empty if it has its own host. */
    prefix: basePath,
    /** The paths of all pages but the one for unknown addresses, which has none of its own. */
    paths: [...pages],
    /** Those of them that search engines are told to leave out. */
    unlisted,
    redirects,
    /** The file names of the islands' scripts. */
    scripts: readIslandFiles(),
    /** The origins of the video players that the content uses. */
    playerOrigins: [...new Set(players.map((player) => new URL(player).origin))].sort(),
  };
}
