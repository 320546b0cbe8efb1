import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { consequencesOf } from './undocumentedFeatures';

/** The engine's script, which looks for its fonts and workers in the `assets` folder next to it. */
const pinnedEngine = 'node_modules/@sveltia/cms/npm/index.js';

const foreignFonts = 'https://cdn.jsdelivr.net/fontsource/fonts';
const font = /version:`([^`]+)`,cdnId:`([^`:]+)(?::vf)?`,subset:`([^`]+)`/g;

/** Where the engine asks whether GitHub or GitLab is up, before anyone has signed in. It works without an answer. */
const foreignStatus =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;
const noStatus = 'data:application/json,{}';

/**
 * The esbuild options for the engine. If the engine lacks a feature that the editing UI relies on, the UI says so in
 * the console.
 *
 * @param engine the path of another release's script, for tests
 */
export async function engineOptions(engine = pinnedEngine): Promise<BuildOptions> {
  const consequences = consequencesOf(await readFile(engine, 'utf8'));
  for (const sentence of consequences) console.warn(`The editing engine has changed. ${sentence}`);
  return {
    define: { MISSING_ENGINE_FEATURES: JSON.stringify(consequences) },
    inject: ['src/admin/engine/structuredClone.ts'],
    plugins: [leanEngine(engine)],
  };
}

function leanEngine(engine: string): Plugin {
  const script = resolve(engine);
  return {
    name: 'lean engine',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@sveltia\/cms$/ }, () => ({ path: script }));
      // It can highlight 240 programming languages; the site has no fields for code.
      onResolve({ filter: /^@shikijs\/langs\// }, ({ path }) => ({
        path,
        namespace: 'no-grammar',
      }));
      onLoad({ filter: /.*/, namespace: 'no-grammar' }, () => ({ contents: 'export default [];' }));
      // It would request from other hosts the fonts that it has next to it, and the status of the service.
      onLoad({ filter: new RegExp(`${basename(script)}$`) }, async ({ path }) => {
        if (path !== script) return undefined;
        const text = await readFile(path, 'utf8');
        const contents = text
          .replaceAll(foreignFonts, 'assets/fonts')
          .replaceAll(':vf`', '`')
          .replaceAll(foreignStatus, noStatus);
        return { contents };
      });
    },
  };
}

/** Copies what the engine loads at run time into the folder of the editing UI. */
export async function copyEngineAssets(folder: string, engine = pinnedEngine): Promise<void> {
  const assets = join(dirname(engine), 'assets');
  if (!existsSync(assets)) {
    console.warn('The editing engine has no fonts next to it: icons may show as words.');
    return;
  }
  const isServed = (source: string) => !source.endsWith('.map');
  await cp(assets, join(folder, 'assets'), {
    recursive: true,
    filter: isServed,
  });
  const files = await readdir(assets);
  // Where the engine's script looks for its fonts.
  for (const [, version, name, subset] of (await readFile(engine, 'utf8')).matchAll(font)) {
    const file = files.find((each) => each.startsWith(`${name}-${subset}-`));
    if (file === undefined) console.warn(`The editing engine has no font ${name} next to it.`);
    else {
      const place = join(folder, 'assets/fonts', `${name}@${version}`, `${subset}.woff2`);
      await cp(join(assets, file), place);
    }
  }
}
