import { siteAddresses } from '../content/check/addresses';
import { type Entry, namesIn } from '../content/model/entry';
import { contentModel } from '../content/model/model';
import { readIslandFiles } from './html/islandFiles';
import type { Settings } from './settings';

/** The data of the site for the last steps of a build. */
export type BuiltSite = ReturnType<typeof describeSite>;

/** Describes the site that was built of these entries. */
export function describeSite(settings: Settings, entries: readonly Entry[]) {
  const { product, email } = namesIn(entries);
  const { pages, unlisted, redirects } = siteAddresses(entries);
  const framed = entries.flatMap(framedAddress);
  return {
    ...settings,
    product,
    email,
    /** The paths of all pages but the 404 page, which has none. */
    paths: [...pages],
    /** The paths of unlisted pages. */
    unlisted,
    redirects,
    /** The file names of the islands' scripts. */
    scripts: readIslandFiles(),
    /** The origins of the video players that the content uses. */
    playerOrigins: [...new Set(framed.map((address) => new URL(address).origin))].sort(),
  };
}

/** Finds the address that pages show in a frame, such as a player’s. */
function framedAddress({ collection, fields }: Entry): string[] {
  const { framed, computed = {} } = contentModel[collection];
  const of = framed === undefined ? undefined : computed[framed];
  const address = of && 'text' in of ? of.text(fields) : undefined;
  return address === undefined ? [] : [address];
}
