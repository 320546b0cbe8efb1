import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { stylingPackages } from '../../kit/build/html/islandFiles';

/** Gatsby's Babel adds functions from it to the scripts, which the sources don't import. */
const babelHelpers = 'node_modules/@babel/runtime';

test('of the rest of the site the islands contain what they need, and nothing else', async () => {
  const { modules } = await islandParts();
  expect(modules.filter((module) => !module.startsWith('src/islands/'))).toEqual([
    'src/components/Button.tsx',
    'src/components/Icon.tsx',
    'src/components/elementId.ts',
    'src/components/forwardAllProps.ts',
    'src/components/siteDialog.ts',
    'src/model/formAnchors.ts',
    'src/theme.ts',
  ]);
});

test('the islands contain these packages, each with its licence', async () => {
  const { packages } = await islandParts();
  expect(packages.map(({ name }) => name)).toEqual([
    '@babel/runtime',
    '@emotion/hash',
    '@emotion/memoize',
    '@emotion/serialize',
    '@emotion/unitless',
    'clsx',
    'goober',
    'notistack',
    'react',
    'react-dom',
    'scheduler',
  ]);
  for (const { license, version } of packages) {
    expect(license).toMatch(/^(?:MIT|BSD-3-Clause|ISC|Apache-2.0|0BSD)$/);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
});

/**
 * What is in the scripts that browsers get: the site's own modules, by their paths, and packages. What is left out as
 * unused doesn't count. esbuild finds this out in a moment, without building the site; webpack, which makes the
 * scripts, leaves out the same.
 */
async function islandParts() {
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

function readPackage(folder: string): { name: string; version: string; license: string } {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license = 'not named' } = JSON.parse(text);
  return { name, version, license };
}
