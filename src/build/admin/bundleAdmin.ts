import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings';
import { publicFolder, type StoreArgs, siteFolder } from '../siteFolder';
import { readBackend } from './backend';
import { openBundle } from './openBundle';

/** Brings the editing UI into the built site; without a backend it only removes what an earlier build has left. */
export async function bundleAdmin(args: StoreArgs, { siteUrl }: Settings): Promise<void> {
  const folder = join(publicFolder(args), 'admin');
  await rm(folder, { recursive: true, force: true });
  const backend = readBackend(process.env);
  if (backend === undefined) return;
  const settings = { siteFolder: siteFolder(args), siteUrl, backend, reviewed: true, local: false };
  const bundle = await openBundle(folder, settings);
  await bundle.update();
  await bundle.close();
}
