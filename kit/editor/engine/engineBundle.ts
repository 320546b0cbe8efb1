import { cp, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** The engine's script, which looks for its fonts and workers in the `assets` folder next to it. */
const engine = 'node_modules/@sveltia/cms/npm/index.js';

/** Where the engine looks for fonts if those next to it fail. */
const foreignFonts = 'https://cdn.jsdelivr.net/fontsource/fonts';

/** Where the engine asks whether GitHub or GitLab is up, before anyone has signed in. It works without an answer. */
const foreignStatus =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;
const noStatus = 'data:application/json,{}';

/**
 * The languages that the engine chooses from: the browser’s, if it is among them. The labels and messages of our own are
 * English, and a form half in one language and half in another serves nobody.
 */
const languages = /`[\w,-]+,en-US,[\w,-]+`/;

const toDo = 'This can’t be saved yet. What is to be done is listed at the top of the form.';

/** Sentences of the engine that would mislead, with what is said instead. */
const sentences: readonly (readonly [theirs: string, ours: string])[] = [
  // Trying again rarely helps; the sentence after it says what does.
  ['There was an error while saving the entry. Please try again later.', 'This couldn’t be saved.'],
  // The bar of notes has the only count.
  ['One field has an error. Please correct it to save the entry.', toDo],
  ['{$count} fields have errors. Please correct them to save the entry.', toDo],
  // Our own message says which, and what is wrong.
  [
    'There was an error while parsing an entry file. Check the browser console for details.',
    'A file couldn’t be read.',
  ],
  [
    'There were errors while parsing entry files. Check the browser console for details.',
    'Some files couldn’t be read.',
  ],
  // The dev server knows nothing of what was there before.
  ['No history found.', 'What was here before is in Git, and can’t be shown here.'],
];

/** The esbuild options for the engine. Throws if the engine no longer says what is replaced. */
export async function engineOptions(): Promise<BuildOptions> {
  const script = await readFile(engine, 'utf8');
  const contents = sentences.reduce(
    withSentence,
    script
      .replaceAll(foreignFonts, 'assets')
      .replaceAll(foreignStatus, noStatus)
      .replace(languages, '`en-US`'),
  );
  const resolveDir = resolve(dirname(engine));
  return {
    inject: ['kit/editor/engine/structuredClone.ts'],
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

function withSentence(script: string, [theirs, ours]: readonly [string, string]): string {
  if (!script.includes(theirs)) throw new Error(`The engine no longer says “${theirs}”.`);
  return script.replaceAll(theirs, ours);
}

/** Copies what the engine loads at run time into the folder of the editor. */
export async function copyEngineAssets(folder: string): Promise<void> {
  const assets = join(dirname(engine), 'assets');
  const filter = (file: string) => !file.endsWith('.map');
  await cp(assets, join(folder, 'assets'), { recursive: true, filter });
}
