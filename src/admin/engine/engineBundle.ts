import { cp, readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** The engine's script, which looks for its fonts and workers in the `assets` folder next to it. */
const pinnedEngine = 'node_modules/@sveltia/cms/npm/index.js';

/**
 * The undocumented features of the engine that the editing UI uses: what happens without each, and the strings in the
 * engine's script that show that it is there. If an update of the engine lacks one, the editing UI works without it.
 */
const undocumentedFeatures: readonly (readonly [consequence: string, ...markers: string[]])[] = [
  [
    'Nothing can be saved in content/. Go back to the version of @sveltia/cms that could.',
    'sveltia-cms.user',
    'file-system-handles',
    'root_dir_handle',
    'showDirectoryPicker',
  ],
  ['A click on the page doesn’t open its field.', 'highlight-editor-field', 'data-key-path'],
  [
    'Nobody is asked before a part of a form is removed or all changes are reverted.',
    'item-wrapper',
    'Revert All Changes',
  ],
  [
    'The bar of a list within a list covers that of the list around it.',
    'data-key-path',
    'class="toolbar',
  ],
  [
    'What is typed while a form is being saved is lost.',
    'first-pane-body',
    'data-label',
    'Saving…',
  ],
  ['A form closes once it is saved.', 'sveltia-cms.prefs', 'closeOnSave'],
  ['Items that have lists of their own can’t be duplicated.', 'structuredClone'],
  ['The editing UI may be shown without its font and icons.', 'cdn.jsdelivr.net/fontsource/fonts'],
  [
    'The engine may ask another host whether GitHub or GitLab is up. The policy refuses that.',
    'githubstatus.com/api',
    'hostedstatus.com',
  ],
];

const foreignFonts = 'https://cdn.jsdelivr.net/fontsource/fonts';
const font = /version:`([^`]+)`,cdnId:`([^`:]+)(?::vf)?`,subset:`([^`]+)`/g;

/** Where the engine asks whether GitHub or GitLab is up, before anyone has signed in. It works without an answer. */
const foreignStatus =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;
const noStatus = 'data:application/json,{}';

/**
 * The esbuild options for the engine. If the engine lacks a feature that the editing UI relies on, the build and the
 * UI say so.
 *
 * @param engine the path of another release's script, for tests
 */
export async function engineOptions(engine = pinnedEngine): Promise<BuildOptions> {
  const script = await readFile(engine, 'utf8');
  const consequences = undocumentedFeatures.flatMap(([consequence, ...markers]) =>
    markers.every((marker) => script.includes(marker)) ? [] : [consequence],
  );
  for (const sentence of consequences) console.warn(`The editing engine has changed. ${sentence}`);
  // It would request from other hosts the fonts that it has next to it, and the status of the service.
  const contents = script
    .replaceAll(foreignFonts, 'assets/fonts')
    .replaceAll(':vf`', '`')
    .replaceAll(foreignStatus, noStatus);
  const resolveDir = resolve(dirname(engine));
  return {
    define: { MISSING_ENGINE_FEATURES: JSON.stringify(consequences) },
    inject: ['src/admin/engine/structuredClone.ts'],
    // It can highlight 240 programming languages; the site has no fields for code.
    external: ['@shikijs/langs/*'],
    plugins: [
      {
        name: 'lean engine',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^@sveltia\/cms$/ }, () => ({ path: engine, namespace: 'engine' }));
          onLoad({ filter: /.*/, namespace: 'engine' }, () => ({ contents, resolveDir }));
        },
      },
    ],
  };
}

/** Copies what the engine loads at run time into the folder of the editing UI. */
export async function copyEngineAssets(folder: string, engine = pinnedEngine): Promise<void> {
  const assets = join(dirname(engine), 'assets');
  const files = await readdir(assets).catch((): string[] => []);
  for (const file of files.filter((each) => !each.endsWith('.map'))) {
    await cp(join(assets, file), join(folder, 'assets', file), { recursive: true });
  }
  // Where the engine's script looks for its fonts.
  for (const [, version, name, subset] of (await readFile(engine, 'utf8')).matchAll(font)) {
    const file = files.find((each) => each.startsWith(`${name}-${subset}-`));
    const place = join(folder, 'assets/fonts', `${name}@${version}`, `${subset}.woff2`);
    if (file !== undefined) await cp(join(assets, file), place);
    else
      console.warn(`The editing engine has no font ${name} next to it: icons may show as words.`);
  }
}
