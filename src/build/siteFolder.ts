import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';

export type StoreArgs = Pick<NodePluginArgs, 'store'>;

/** The folder of the site's own files, wherever the command was given. */
export function siteFolder({ store }: StoreArgs): string {
  const { program }: { program: { directory: string } } = store.getState();
  return program.directory;
}

/** The folder that the site is built into. */
export function publicFolder(args: StoreArgs): string {
  return join(siteFolder(args), 'public');
}
