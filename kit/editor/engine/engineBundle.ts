/*
 * Relies on: what the engine's script says in plain text: where its fonts and their fallback are, whom it asks whether GitHub is
 * up, and its list of languages; its assets being beside its script.
 * Without it: the editor asks other hosts, has words for icons, or speaks two languages at once.
 * Would be replaced by: options of the engine's; it documents none for these.
 */
import { cp, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** The engine's script, which looks for its fonts and workers in the `assets` folder next to it. */
const engine = 'node_modules/@sveltia/cms/npm/index.js';

/** Where the engine looks for fonts if those next to it fail. */
const foreignFonts = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts/g;

/** Where the engine asks whether a host is up, before anyone has signed in. It works without an answer. */
const foreignStatus =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;
const noStatus = 'data:application/json,{}';

/**
 * The languages that the engine chooses from: the browser’s, if it is among them. The labels and messages of our own are
 * English, and a form half in one language and half in another serves nobody.
 */
const languages = /`[\w,-]+,en-US,[\w,-]+`/;

/** The esbuild options for the engine. Throws if the engine no longer has what is replaced. */
export async function engineOptions(): Promise<BuildOptions> {
  const script = await readFile(engine, 'utf8');
  const contents = replacements.reduce(replaced, script);
  const resolveDir = resolve(dirname(engine));
  return {
    // It can highlight 240 programming languages; the site has no fields for code. Nor are its other languages shown.
    external: ['@shikijs/langs/*', '../locales/*.json'],
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

const replacements = [
  [foreignFonts, 'assets'],
  [foreignStatus, noStatus],
  [languages, '`en-US`'],
] as const;

function replaced(script: string, [theirs, ours]: (typeof replacements)[number]): string {
  if (script.search(theirs) < 0) {
    throw new Error(
      `kit/editor/engine/engineBundle.ts: the engine’s script no longer has ${theirs}. Find what it has instead.`,
    );
  }
  return script.replace(theirs, ours);
}

/** Copies what the engine loads at run time into the folder of the editor. */
export async function copyEngineAssets(folder: string): Promise<void> {
  const assets = join(dirname(engine), 'assets');
  const filter = (file: string) => !file.endsWith('.map');
  await cp(assets, join(folder, 'assets'), { recursive: true, filter });
}
