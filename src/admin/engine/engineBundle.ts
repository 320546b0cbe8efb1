import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { lostWith } from './holds';

/** The engine's script, which looks for its fonts and workers in `assets` beside itself. */
const pinnedEngine = 'node_modules/@sveltia/cms/npm/index.js';

const foreignFonts = 'https://cdn.jsdelivr.net/fontsource/fonts';
const font = /version:`([^`]+)`,cdnId:`([^`:]+)(?::vf)?`,subset:`([^`]+)`/g;

/** Whether GitHub or GitLab is up, which the engine asks before anybody has signed in. It can do without an answer. */
const foreignStatus =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;
const noStatus = 'data:application/json,{}';

/**
 * What esbuild is told about the engine. Where the engine lacks what the desk holds, the desk says so in its console.
 *
 * @param engine the path of another release's script, for tests
 */
export async function engineOptions(engine = pinnedEngine): Promise<BuildOptions> {
  const lost = lostWith(await readFile(engine, 'utf8'));
  for (const sentence of lost) console.warn(`The editing engine has changed. ${sentence}`);
  return {
    define: { LOST_WITH_ENGINE: JSON.stringify(lost) },
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
      // It can colour 240 programming languages; the site has fields for none.
      onResolve({ filter: /^@shikijs\/langs\// }, ({ path }) => ({
        path,
        namespace: 'no-grammar',
      }));
      onLoad({ filter: /.*/, namespace: 'no-grammar' }, () => ({ contents: 'export default [];' }));
      // It asks foreign hosts for fonts that it has beside it, and for the state of the service.
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

/** Copies what the engine loads as it runs into the folder of the desk. */
export async function copyEngineAssets(folder: string, engine = pinnedEngine): Promise<void> {
  const assets = join(dirname(engine), 'assets');
  if (!existsSync(assets)) {
    console.warn('The editing engine has no fonts beside it: icons may show as words.');
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
    if (file === undefined) console.warn(`The editing engine has no font ${name} beside it.`);
    else {
      const place = join(folder, 'assets/fonts', `${name}@${version}`, `${subset}.woff2`);
      await cp(join(assets, file), place);
    }
  }
}
