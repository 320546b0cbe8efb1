import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { stringify } from 'yaml';
import { type CmsBackend, cmsConfiguration } from '../../content/derive/cms';
import { surroundingsIn } from '../../content/derive/exampleContent';
import { today } from '../../content/model/day';
import type { Settings } from '../settings';
import { adminCsp } from './adminCsp';
import { withPlainWords } from './engineWords';

const sources = 'src/admin';

const engine = 'node_modules/@sveltia/cms/npm/index.js';
/** The engine's fonts and workers, which its scripts look for beside themselves. */
const engineAssets = 'node_modules/@sveltia/cms/npm/assets';

/** The dev server's editing UI saves in the working copy, but the engine requires a repository. */
const workingCopy = { name: 'github', repo: 'site/working-copy', branch: 'main' } as const;

/** Brings the editing UI into the built site; without a backend it only removes what an earlier build has left. */
export async function bundleAdmin(
  publicFolder: string,
  { siteUrl, backend }: Settings,
): Promise<void> {
  const folder = join(publicFolder, 'admin');
  await rm(folder, { recursive: true, force: true });
  if (backend === undefined) return;
  const bundle = await openBundle(folder, siteUrl, backend);
  await bundle.update();
  await bundle.close();
}

/**
 * Bundles the editing UI into `folder`: its documents, its scripts, and the engine's assets. Nothing of it comes
 * from anywhere else.
 *
 * @param backend where edits are saved; undefined for the working copy
 * @returns `update`, which bundles what has changed since the last time, and `close`
 */
export async function openBundle(folder: string, siteUrl: string, backend?: CmsBackend) {
  const isLocal = backend === undefined;
  const bundling = await context({
    define: {
      'process.env.NODE_ENV': '"production"',
      SAVES_IN_WORKING_COPY: String(isLocal),
    },
    entryPoints: [`${sources}/main.ts`, `${sources}/preview/page.tsx`],
    outbase: sources,
    outdir: folder,
    // The engine looks for its assets one folder above its chunks.
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // While developing the time counts more than the size.
    minify: !isLocal,
    legalComments: 'linked',
    logLevel: 'error',
    // The preview renders the site's sections, which name their queries by Gatsby's `graphql`.
    alias: { gatsby: resolve(sources, 'preview/gatsby.ts') },
    plugins: [leanEngine],
  });

  async function configuration() {
    return cmsConfiguration({
      siteUrl,
      backend: backend ?? workingCopy,
      reviewed: !isLocal,
      surroundings: await surroundingsIn('content', 'new-page', today()),
    });
  }

  async function update(): Promise<void> {
    await mkdir(folder, { recursive: true });
    await Promise.all([
      bundling.rebuild(),
      copyEngineAssets(folder),
      cp(`${sources}/preview/index.html`, join(folder, 'preview/index.html')),
      cp('src/build/share/tag.svg', join(folder, 'preview/tag.svg')),
      writeDocument(folder, siteUrl, adminCsp(backend)),
      writeFile(
        join(folder, 'config.yml'),
        stringify(await configuration(), { aliasDuplicateObjects: false, lineWidth: 0 }),
      ),
    ]);
  }

  return { update, close: () => bundling.dispose() };
}

const foreignFonts = 'https://cdn.jsdelivr.net/fontsource/fonts';
const font = /version:`([^`]+)`,cdnId:`([^`:]+)(?::vf)?`,subset:`([^`]+)`/g;

/** Whether GitHub or GitLab is up, which the engine asks before anybody has signed in. It can do without an answer. */
const foreignStatus =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;
const noStatus = 'data:application/json,{}';

const leanEngine: Plugin = {
  name: 'lean engine',
  setup({ onResolve, onLoad }) {
    // It can colour 240 programming languages; the site has fields for none.
    onResolve({ filter: /^@shikijs\/langs\// }, ({ path }) => ({ path, namespace: 'no-grammar' }));
    onLoad({ filter: /.*/, namespace: 'no-grammar' }, () => ({ contents: 'export default [];' }));
    // It asks foreign hosts for fonts that it has beside it, and for the state of the service.
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = withPlainWords(text)
        .replaceAll(foreignFonts, 'assets/fonts')
        .replaceAll(':vf`', '`')
        .replaceAll(foreignStatus, noStatus);
      return { contents };
    });
  },
};

/**
 * The UI's document names its own address, since some hosts answer with it at /admin too, without a slash. Its
 * policy stands in it for hosts that send no headers of ours.
 */
async function writeDocument(folder: string, siteUrl: string, csp: string): Promise<void> {
  const text = await readFile(`${sources}/index.html`, 'utf8');
  const { pathname } = new URL('admin/', `${siteUrl}/`);
  const head = `<meta charset="utf-8" />
    <meta http-equiv="content-security-policy" content="${csp}" />
    <base href="${pathname}" />`;
  await writeFile(join(folder, 'index.html'), text.replace('<meta charset="utf-8" />', head));
}

async function copyEngineAssets(folder: string): Promise<void> {
  const isServed = (source: string) => !source.endsWith('.map');
  await cp(engineAssets, join(folder, 'assets'), { recursive: true, filter: isServed });
  const script = await readFile(engine, 'utf8');
  const files = await readdir(engineAssets);
  // Where the engine's script looks for its fonts.
  for (const [, version, name, subset] of script.matchAll(font)) {
    const file = files.find((each) => each.startsWith(`${name}-${subset}-`));
    if (file === undefined) throw new Error(`The editing engine has no font ${name} beside it.`);
    const place = join(folder, 'assets/fonts', `${name}@${version}`, `${subset}.woff2`);
    await cp(join(engineAssets, file), place);
  }
}
