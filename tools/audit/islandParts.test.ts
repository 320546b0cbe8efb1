import { islandParts } from './islandParts';

test('of the rest of the site the islands contain what they need, and nothing else', async () => {
  const { modules } = await islandParts();
  expect(modules.filter((module) => !module.startsWith('src/islands/'))).toEqual([
    'src/components/Button.tsx',
    'src/components/Icon.tsx',
    'src/components/afterPaint.ts',
    'src/components/elementId.ts',
    'src/components/forwardAllProps.ts',
    'src/components/linkedFormId.ts',
    'src/components/setBusy.ts',
    'src/content/markdown/formAnchors.js',
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
