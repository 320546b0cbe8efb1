import { resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { browserTargets } from '../../build/browsers';

/** How esbuild bundles what draws the site’s pages from a content, in a document of its own. */
export function previewOptions(isDeveloping: boolean) {
  return {
    define: {
      'process.env.NODE_ENV': '"production"',
      SAVES_IN_WORKING_COPY: String(isDeveloping),
    },
    // The engine looks for its assets one folder above its chunks.
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: browserTargets(),
    jsx: 'automatic',
    // In development, time matters more than size.
    minify: !isDeveloping,
    legalComments: 'linked',
    logLevel: 'error',
    // The preview renders the site's sections, which name their queries by Gatsby's `graphql`.
    alias: { gatsby: resolve('kit/editor/preview/gatsby.ts') },
  } satisfies BuildOptions;
}
