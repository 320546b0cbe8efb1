import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { context } from 'esbuild';
import { stringify } from 'yaml';
import { type CmsBackend, readSiteUrl, type Settings } from '../../build/settings';
import { copyEngineAssets, engineOptions } from '../engine/engineBundle';
import { editorCsp } from '../engine/policy';
import type { LiveSite } from '../form/published';
import { cmsConfiguration } from './configuration';
import { previewOptions } from './previewOptions';

const sources = 'kit/editor';

/** Adds the editor to the built site, unless it has no backend to save to. */
export async function bundleEditor(
  publicFolder: string,
  { siteUrl, backend, drafts, today }: Pick<Settings, 'siteUrl' | 'backend' | 'drafts' | 'today'>,
): Promise<void> {
  if (backend === undefined) return;
  const folder = join(publicFolder, 'admin');
  const bundle = await openBundle(folder, siteUrl, backend);
  await bundle.update();
  await bundle.close();
  // What a preview shows isn’t what visitors see.
  if (!drafts) await writeLive(folder, today);
}

/** Writes what a build was made from, for the editor to say what visitors see; nothing where git doesn’t know. */
async function writeLive(folder: string, day: string): Promise<void> {
  const revision = await promisify(execFile)('git', ['rev-parse', 'HEAD']).catch(() => undefined);
  if (revision === undefined) return;
  const live: LiveSite = { commit: revision.stdout.trim(), day };
  await writeFile(join(folder, 'live.json'), `${JSON.stringify(live)}\n`);
}

/**
 * Bundles the editor into `folder`: its documents, its scripts, and the engine's assets. None of it comes from
 * anywhere else.
 *
 * @param backend where edits are saved; undefined for the working copy
 * @returns `update`, which bundles what has changed since the last time, and `close`
 */
export async function openBundle(folder: string, siteUrl: string, backend?: CmsBackend) {
  const isLocal = backend === undefined;
  const shared = previewOptions(isLocal);
  const bundling = await context({
    ...(await engineOptions()),
    ...shared,
    define: {
      ...shared.define,
      LIVE_BRANCH: JSON.stringify(backend?.branch ?? ''),
      REPOSITORY: JSON.stringify(backend?.repo ?? ''),
      SITE_URL: JSON.stringify(readSiteUrl(isLocal ? process.env : { SITE_URL: siteUrl }) ?? ''),
    },
    entryPoints: {
      main: `${sources}/main.ts`,
      styles: `${sources}/styles.css`,
      'preview/page': `${sources}/previewPage/page.tsx`,
    },
    outdir: folder,
  });

  async function update(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const configuration = cmsConfiguration(siteUrl, backend);
    await Promise.all([
      bundling.rebuild(),
      copyEngineAssets(folder),
      cp(`${sources}/previewPage/index.html`, join(folder, 'preview/index.html')),
      writeDocument(folder, siteUrl, editorCsp(siteUrl, backend)),
      writeFile(
        join(folder, 'config.yml'),
        stringify(configuration, { aliasDuplicateObjects: false, lineWidth: 0 }),
      ),
    ]);
  }

  return { update, close: () => bundling.dispose() };
}

/**
 * The UI's document states its own address, since some hosts also serve it at /admin, without a slash. It contains its
 * policy for hosts that don't send our headers.
 */
async function writeDocument(folder: string, siteUrl: string, csp: string): Promise<void> {
  const text = await readFile(`${sources}/index.html`, 'utf8');
  const { pathname } = new URL('admin/', `${siteUrl}/`);
  const charset = '<meta charset="utf-8" />';
  const policy = `<meta http-equiv="content-security-policy" content="${csp}" />`;
  const head = `${charset}${policy}<base href="${pathname}" />`;
  await writeFile(join(folder, 'index.html'), text.replace(charset, head));
}
