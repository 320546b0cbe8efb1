import { buildSync } from 'esbuild';

/** The text of src/build/html/loader.ts, below the site's folder, for browsers. */
export function compileLoader(siteFolder: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: siteFolder,
    entryPoints: ['src/build/html/loader.ts'],
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Not the project's own, for which every file would begin with 'use strict'.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
