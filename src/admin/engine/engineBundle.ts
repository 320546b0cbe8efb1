import { cp, readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** The engine's script, which looks for its fonts and workers in the `assets` folder next to it. */
const engine = 'node_modules/@sveltia/cms/npm/index.js';

const foreignFonts = 'https://cdn.jsdelivr.net/fontsource/fonts';
const font = /version:`([^`]+)`,cdnId:`([^`:]+)(?::vf)?`,subset:`([^`]+)`/g;

/** Where the engine asks whether GitHub or GitLab is up, before anyone has signed in. It works without an answer. */
const foreignStatus =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;
const noStatus = 'data:application/json,{}';

/** The esbuild options for the engine. */
export async function engineOptions(): Promise<BuildOptions> {
  const script = await readFile(engine, 'utf8');
  // It would request from other hosts the fonts that it has next to it, and the status of the service.
  const contents = script
    .replaceAll(foreignFonts, 'assets/fonts')
    .replaceAll(':vf`', '`')
    .replaceAll(foreignStatus, noStatus);
  const resolveDir = resolve(dirname(engine));
  return {
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
export async function copyEngineAssets(folder: string): Promise<void> {
  const assets = join(dirname(engine), 'assets');
  const files = await readdir(assets);
  for (const file of files.filter((each) => !each.endsWith('.map'))) {
    await cp(join(assets, file), join(folder, 'assets', file), { recursive: true });
  }
  // Where the engine's script looks for its fonts.
  for (const [, version, name, subset] of (await readFile(engine, 'utf8')).matchAll(font)) {
    const file = files.find((each) => each.startsWith(`${name}-${subset}-`));
    if (file === undefined) throw new Error(`The editing engine has no font ${name} next to it.`);
    const place = join(folder, 'assets/fonts', `${name}@${version}`, `${subset}.woff2`);
    await cp(join(assets, file), place);
  }
}
