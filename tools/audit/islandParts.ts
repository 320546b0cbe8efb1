import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { stylingPackages } from '../../src/build/html/islandFiles';

/** A package with code in the scripts that browsers get. */
export interface IslandPackage {
  name: string;
  version: string;
  license: string;
  /** Where it is installed, as npm writes it: `node_modules/a/node_modules/b`. */
  folder: string;
}

/** Gatsby's Babel adds functions from it to the scripts, which the sources don't import. */
const babelHelpers = 'node_modules/@babel/runtime';

/**
 * What is in the scripts that browsers get: the site's own modules, by their paths, and packages. What is left out as
 * unused doesn't count. esbuild finds this out in a moment, without building the site; webpack, which makes the
 * scripts, leaves out the same.
 */
export async function islandParts() {
  const { metafile } = await build({
    entryPoints: ['src/islands/browser.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'public',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: Object.fromEntries(
      stylingPackages.map((name) => [name, resolve('src/islands/classNames.ts')]),
    ),
  });
  const sources = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([source]) => source);
  const folders = new Set([babelHelpers, ...sources.flatMap((each) => packageFolder(each) ?? [])]);
  const modules = sources.filter((source) => packageFolder(source) === undefined).sort();
  return { modules, packages: [...folders].sort().map(readPackage) };
}

/** The folder of the package that a source file belongs to; undefined for the site's own. */
function packageFolder(source: string): string | undefined {
  return /\bnode_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];
}

function readPackage(folder: string): IslandPackage {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license = 'not named' } = JSON.parse(text);
  return { name, version, license, folder };
}
