import type { BuildArgs } from 'gatsby';
import { pathPrefix } from '../hosting/pathPrefix';
import { playerOrigins } from '../hosting/playerOrigins';
import { readIslands } from '../islands/islandFiles';
import type { Settings } from '../settings';
import { publicFolder, siteFolder } from '../siteFolder';
import { compileLoader } from './compileLoader';
import { type FinishedSite, finishSite } from './finishSite';

/**
 * Finishes the HTML of all pages.
 *
 * @returns the content security policy that they carry
 * @throws when a page holds an inline script, style or event handler that the site doesn't know
 */
export async function finishPages(
  args: BuildArgs,
  { siteUrl, formEndpoint }: Settings,
): Promise<string> {
  const parts = {
    formOrigin: new URL(formEndpoint).origin,
    playerOrigins: await playerOrigins(args),
    prefix: pathPrefix(siteUrl),
    loader: compileLoader(siteFolder(args)),
    islands: readIslands(siteFolder(args)).files,
  };
  const before: FinishedSite | undefined = await args.cache.get('finished site');
  const finished = await finishSite(publicFolder(args), parts, before);
  await args.cache.set('finished site', finished);
  return finished.policy;
}
