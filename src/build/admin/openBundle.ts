import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, context, type Plugin } from 'esbuild';
import { stringify } from 'yaml';
import { type CmsSurroundings, cmsConfiguration } from '../../content/derive/cms';
import { adminPolicy } from './policy';

const sources = 'src/admin';
const scripts = ['main.ts', 'preview/page.tsx'];
const document = 'index.html';
const previewDocument = 'preview/index.html';

const engine = 'node_modules/@sveltia/cms/npm/index.js';
/** The engine's fonts and workers, which its scripts look for beside themselves. */
const engineAssets = 'node_modules/@sveltia/cms/npm/assets';

/** The preview renders the site's sections, which name their queries by Gatsby's `graphql`. */
const gatsbyInPreview = `${sources}/preview/gatsby.ts`;

export interface AdminSettings extends CmsSurroundings {
  /** The folder of the site's own files. */
  siteFolder: string;
  /** Whether edits are saved in the working copy, by the dev server. */
  local: boolean;
}

export interface AdminBundle {
  /** Bundles what has changed since the last time. */
  update(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Bundles the editing UI into `folder`: its documents, its scripts, and the engine's assets. Nothing of it comes
 * from anywhere else.
 */
export async function openBundle(folder: string, settings: AdminSettings): Promise<AdminBundle> {
  const bundling = await context(buildOptions(folder, settings));
  return {
    async update() {
      await Promise.all([
        bundling.rebuild(),
        copyFiles(folder, settings.siteFolder),
        writeDocument(folder, settings),
      ]);
      const configuration = cmsConfiguration(settings);
      await writeFile(
        join(folder, 'config.yml'),
        stringify(configuration, { aliasDuplicateObjects: false, lineWidth: 0 }),
      );
    },
    close: () => bundling.dispose(),
  };
}

function buildOptions(folder: string, settings: AdminSettings): BuildOptions {
  return {
    absWorkingDir: settings.siteFolder,
    define: {
      'process.env.NODE_ENV': '"production"',
      SAVES_IN_WORKING_COPY: String(settings.local),
    },
    entryPoints: scripts.map((script) => join(sources, script)),
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
    minify: !settings.local,
    legalComments: 'linked',
    logLevel: 'error',
    alias: { gatsby: join(settings.siteFolder, gatsbyInPreview) },
    plugins: [withoutGrammars, withoutForeignHosts],
  };
}

/** The engine can colour 240 programming languages; the site has fields for none. */
const withoutGrammars: Plugin = {
  name: 'without grammars',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@shikijs\/langs\// }, ({ path }) => ({ path, namespace: 'no-grammar' }));
    onLoad({ filter: /.*/, namespace: 'no-grammar' }, () => ({ contents: 'export default [];' }));
  },
};

const foreignFonts = 'https://cdn.jsdelivr.net/fontsource/fonts';
const font = /version:`([^`]+)`,cdnId:`([^`:]+)(?::vf)?`,subset:`([^`]+)`/g;

/** Whether GitHub or GitLab is up, which the engine asks before anybody has signed in. It can do without an answer. */
const foreignStatus =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;
const noStatus = 'data:application/json,{}';

/** The engine asks foreign hosts for fonts that it has beside it, and for the state of the service. */
const withoutForeignHosts: Plugin = {
  name: 'without foreign hosts',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return {
        contents: text
          .replaceAll(foreignFonts, 'assets/fonts')
          .replaceAll(':vf`', '`')
          .replaceAll(foreignStatus, noStatus),
      };
    });
  },
};

/**
 * The UI's document names its own address, since some hosts answer with it at /admin too, without a slash. Its
 * policy stands in it for hosts that send no headers of ours.
 */
async function writeDocument(folder: string, settings: AdminSettings): Promise<void> {
  const { backend, siteFolder, siteUrl, local } = settings;
  const text = await readFile(join(siteFolder, sources, document), 'utf8');
  const { pathname } = new URL('admin/', `${siteUrl}/`);
  const policy = adminPolicy(local ? undefined : backend);
  const head = [
    '<meta charset="utf-8" />',
    `<meta http-equiv="content-security-policy" content="${policy}" />`,
    `<base href="${pathname}" />`,
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, document), text.replace(head[0] ?? '', head.join('\n    ')));
}

async function copyFiles(folder: string, siteFolder: string): Promise<void> {
  await cp(join(siteFolder, sources, previewDocument), join(folder, previewDocument));
  const isServed = (source: string) => !source.endsWith('.map');
  const assets = join(siteFolder, engineAssets);
  await cp(assets, join(folder, 'assets'), { recursive: true, filter: isServed });
  const script = await readFile(join(siteFolder, engine), 'utf8');
  const files = await readdir(assets);
  // Where the engine's script looks for its fonts.
  for (const [, version, name, subset] of script.matchAll(font)) {
    const file = files.find((each) => each.startsWith(`${name}-${subset}-`));
    if (file === undefined) throw new Error(`The editing engine has no font ${name} beside it.`);
    const place = join(folder, 'assets/fonts', `${name}@${version}`, `${subset}.woff2`);
    await cp(join(assets, file), place);
  }
}
